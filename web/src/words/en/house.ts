// The lobby, new tables, lists, statistics, settings.

export const house = {
  missing: {
    title: 'Nothing lies here.',
    text: 'The address leads nowhere in this house.',
    home: 'To the lobby',
  },
};
