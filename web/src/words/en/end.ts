// The end of a game.

const list = (names: string[]) => new Intl.ListFormat('en').format(names);
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const signed = (share: number) => `${share >= 0 ? '+' : '−'}${Math.abs(Math.round(share * 100))} %`;

export const end = {
  end: {
    over: 'The end',
    stopped: 'Stopped',
    // Headlines: `by` is how many points lie between the first and the next.
    wins: (name: string, you: boolean, by: number) => {
      const how = by > 0 ? ` by ${count(by, 'point')}` : '';
      return you ? `You win${how}.` : `${name} wins${how}.`;
    },
    winsTie: (name: string, you: boolean) => (you ? 'You win the tie.' : `${name} wins the tie.`),
    shared: (names: string[]) => `${list(names)} win together.`,
    nobody: 'Nobody wins.',
    stoppedTitle: 'The game was stopped.',
    sheet: 'Score sheet',
    sheetText: 'by source',
    beside: 'Beside you',
    won: 'winner',
    place: (n: number) => PLACES[n] ?? `${n + 1}th`,
    points: 'Points',
    tieBreak: (n: number) => `Tie-break ${n}`,
    rung: { tie: 'tie', decides: 'decides', 'not-asked': 'not asked' },
    rematch: 'Rematch, seats move on',
    share: 'Share',
    record: 'Save record',
    shareText: (title: string, headline: string) => `${title}: ${headline}`,
    winning: 'Who was winning',
    workingOut: 'being worked out',
    played: (games: number, error: number, done: boolean) =>
      `each point from ${games} games that bots played on${error ? `, ± ${Math.round(error * 100)} %` : ''}${done ? '' : '; more to come'}`,
    atRound: (round: string) => (round ? `at ${round}` : ''),
    flag: (n: number, text: string, swing: number) => `Turning point ${n}: ${text} ${signed(swing)}`,
    slider: 'Position in the game',
    choice: (n: number, of: number, round: string) => `${round ? `${round}, ` : ''}choice ${n} of ${of}`,
    known: 'what all could see',
    asTable: 'The curve as a table',
    round: 'Round',
    entry: (n: number) => `choice ${n}`,
    turning: 'Turning points',
    noTurning: 'No single turn changed anybody’s chances by 10 points or more.',
    turningLater: 'They are found when the chances are worked out.',
    log: 'Log',
    swing: signed,
    first: 'First position',
    back: 'One choice back',
    play: 'Play',
    pause: 'Pause',
    forth: 'One choice on',
    last: 'Last position',
    speed: 'Speed',
    branch: 'Play on from here against bots',
    moment: 'Share this moment',
    openReplay: 'Open',
    board: 'The board at the slider',
    checking: 'Checking the draws',
    sealed: 'The seed is sealed',
    fair: (n: number) => `${count(n, 'draw')}, each as the seed says`,
    broken: (n: number) => (n ? `${count(n, 'draw')} not as sealed` : 'The seed does not match its seal'),
    checkedHere: 'worked out again here',
    seed: 'seed',
    hash: 'hash',
    details: 'Details',
    draws: 'All draws',
    number: 'Draw',
    of: 'Out of',
    outcome: 'Outcome',
    right: 'As sealed',
    noDraws: 'Nothing was drawn.',
  },
};
