export const founding = {};
