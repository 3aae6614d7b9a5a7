// A table: bar, prompt, panel, log, chat, curtain, replay.

export const table = {};
