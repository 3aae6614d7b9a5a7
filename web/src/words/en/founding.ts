// Opening a new table.

import type { PaceInfo, SeatPlan } from '../../lib/messages';

const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spelled = (n: number) => NUMBERS[n] ?? String(n);
const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const ONE: Record<string, string> = { apprentice: 'apprentice', journeyman: 'journeyman', master: 'master' };
const MANY: Record<string, string> = { apprentice: 'apprentices', journeyman: 'journeymen', master: 'masters' };
const list = (names: string[]) => new Intl.ListFormat('en').format(names);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const founding = {
  copied: 'Copied.',
  founding: {
    page: 'New table',
    noGame: (name: string) => `This house has no game “${name}”.`,
    other: 'Another game',
    // Seats.
    whoSits: 'Seats and players',
    seats: 'Seats',
    order: 'Order',
    shown: 'as shown',
    shuffled: 'shuffled',
    kinds: { you: 'you', device: 'here, too', link: 'friend', anyone: 'anyone', bot: 'bot' },
    titles: { you: 'You', device: 'Another', link: 'A friend', anyone: 'Free', bot: 'Bot' },
    about: {
      you: 'Plays here. The link of this seat brings you to another device.',
      device: 'Plays at this device, too. A curtain falls between your hands.',
      link: 'Gets a link to this seat, for them alone. No account needed.',
      anyone: 'For the first who comes; a bot’s, if you start without one.',
      bot: 'Looks ahead a little. Has no more to go by than its seat.',
    },
    place: (n: number, title: string, kind: string) => `seat ${n}, ${title}, ${kind}`,
    who: (n: number) => `Who sits at seat ${n}`,
    level: (n: number) => `How strong the bot at seat ${n} is`,
    called: (n: number) => `Name at seat ${n}`,
    name: 'their name',
    share: 'Share this device',
    instead: 'Make a link instead',
    copy: 'Copy link',
    copyShort: 'Copy',
    linkLater: 'The link comes with the table.',
    opened: 'is here, by the link.',
    // Options.
    whatFor: 'The goal',
    whichRules: 'Options',
    usual: 'As usual',
    usualAim: 'as usual',
    scenarios: (seats: number, n: number, of: number) =>
      `${spelled(seats)} ${seats === 1 ? 'seat' : 'seats'}: ${n === of ? 'all' : `${spelled(n)} of ${spelled(of)}`} scenarios`,
    rulesLine: (n: number) => count(n, 'option'),
    noOptions: 'There is nothing to choose.',
    hidden: (names: string[]) => `Left out, as they change nothing here: ${list(names.map((name) => name.toLowerCase()))}.`,
    changed: 'changed',
    reset: 'reset',
    less: 'One less',
    more: 'One more',
    letterMark: 'by the letter',
    option: 'Option',
    // Presets.
    whose: 'Rulings',
    ours: 'Our rulings',
    oursText: 'A manual leaves gaps. We have filled them, and the rules say where.',
    letter: 'By the letter of the manual',
    letterText: (names: string[]) =>
      `The manual and nothing else. Differs in ${list(names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} more`] : names)}, as underlined.`,
    letterSame: 'The manual and nothing else; the same, with these options.',
    own: 'Mine',
    ownText: 'As you have kept it for this game.',
    changes: (n: number) => `${count(n, 'change')} by you`,
    differences: (n: number) => `All ${n} differences`,
    presetLine: (preset: string, n: number) =>
      (preset === 'letter' ? 'By the letter' : 'Our rulings') + (n ? `, ${count(n, 'change')}` : ''),
    // Pace.
    howFast: 'Pace',
    live: 'Live',
    apart: 'Days apart',
    clock: 'Clock',
    none: 'none',
    aMove: 'For a move',
    days: (n: number) => count(n, 'day'),
    clockText: (minutes: number, seconds: number) => `Everybody begins with ${minutes} minutes; a turn adds ${seconds} seconds.`,
    noClock: 'Nobody’s time is counted.',
    apartText: 'Everybody may leave and come back. Switch on:',
    paceLine: ({ budget = 0, increment = 0 }: PaceInfo) =>
      budget
        ? `Live, ${budget / 60} min + ${increment} s`
        : increment
          ? `Days apart, ${count(Math.round(increment / 86_400), 'day')} a move`
          : 'Live, no clock',
    // Edition.
    which: 'Edition',
    boxed: 'as in the box',
    ownFile: 'your own file',
    editionText: (rows: number, made: number) =>
      (made ? `${made} of its ${rows} rows are our reconstruction. ` : '') + 'A file of yours is checked when you choose it.',
    editionFine: 'Checked. The table will show its digest:',
    editionSame: 'The same as in the box:',
    editionFaults: (n: number) => `${count(n, 'fault')} in this file:`,
    line: (n: number) => `Line ${n}:`,
    mendEdition: 'The edition has faults. Mend it, or take the one in the box.',
    // The house.
    house: 'The house',
    table: 'Table',
    listing: { link: 'by link only', lobby: 'in the lobby' },
    watchers: 'Spectators',
    watching: { no: 'no', yes: 'yes', late: 'later' },
    hints: 'Hints',
    hinting: { allowed: 'allowed', none: 'none, rated' },
    houseLine: (listed: boolean, watchers: string) =>
      `${listed ? 'Listed' : 'Not listed'}, ${watchers === 'no' ? 'nobody watches' : watchers === 'late' ? 'who watches sees it later' : 'anybody may watch'}`,
    // Links and seal.
    qr: 'Show as a QR code',
    qrText: 'Point the camera of a phone at it to open the link there.',
    links: 'Links',
    noLinks: 'A friend’s seat has its own link. It stands here when the table is open.',
    toWatch: 'To watch',
    publicOnly: 'public things only',
    yourSeat: 'Your own seat',
    forPhone: 'for your phone',
    seatOf: (name: string) => `Seat of ${name}`,
    seatN: (name: string | number) => `Seat ${name}`,
    usedLink: 'has been opened',
    unused: 'not opened yet',
    shareLink: 'Share this link',
    sealed: 'Seal',
    sealedText: 'Opening the table draws its seed. The hash is then shown here, before anybody plays.',
    // The prompt.
    eyebrow: (seats: SeatPlan[]) => {
      const free = seats.filter((seat) => seat.who === 'anyone' || seat.who === 'link').length;
      return free ? `${capital(spelled(free))} ${free === 1 ? 'seat is' : 'seats are'} free` : 'Everybody is here';
    },
    stands: 'The table is open',
    sentence: (title: string, seats: number, aim: string) =>
      `${title} for ${spelled(seats)}${aim ? `: ${aim}` : ''}.`,
    people: (name: string, seats: SeatPlan[]) => {
      const of = (who: SeatPlan['who']) => seats.filter((seat) => seat.who === who).length;
      const parts = [
        of('device') && `${spelled(of('device'))} more at this device`,
        of('link') && `${spelled(of('link'))} ${of('link') === 1 ? 'friend' : 'friends'}`,
        ...Object.entries(
          seats
            .filter((seat) => seat.who === 'bot')
            .reduce<Record<string, number>>((sum, { level = 'bot' }) => ({ ...sum, [level]: (sum[level] ?? 0) + 1 }), {}),
        ).map(([level, n]) => `${spelled(n)} ${n > 1 ? (MANY[level] ?? `${level} bots`) : (ONE[level] ?? `${level} bot`)}`),
        of('anyone') && `${spelled(of('anyone'))} free ${of('anyone') === 1 ? 'seat' : 'seats'}`,
      ].filter((part): part is string => Boolean(part));
      return list([name, ...parts]);
    },
    without: (names: string[]) => `Without meaning at this table: ${list(names)}. It is kept, should you change back.`,
    cannot: 'Not like this',
    open: 'Open the table',
    playIt: 'Start the game',
    startBots: 'Start now with bots',
    keep: 'Keep as default',
    keptAs: (title: string) => `Kept as yours for ${title}.`,
    toTable: 'To the table',
  },
};
