// Seats have a colour and a shape each: as the game names them, else in the order of the house.

const COLOURS = ['blue', 'red', 'green', 'yellow', 'purple', 'grey', 'white'];

/** Which of the house's colours and shapes a seat has. */
export function colourOf(seat: number, named = ''): number {
  const found = COLOURS.indexOf(named.toLowerCase());
  return found >= 0 ? found : ((seat % 6) + 6) % 6;
}
