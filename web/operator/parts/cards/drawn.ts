const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SIGNS = ['♣', '♦', '♥', '♠']
/** The parts of an outcome that are cards, of one deck or of a shoe. */
const cardParts = new Set(['player', 'banker', 'dragon', 'tiger', 'dealer', 'hands'])

const cardText = (card: number): string => `${RANKS[Math.floor((card % 52) / 4)]}${SIGNS[card % 4]}`
const drawnText = (drawn: unknown, isCard: boolean): string =>
  Array.isArray(drawn)
    ? drawn.map((one) => drawnText(one, isCard)).join(Array.isArray(drawn[0]) ? ' | ' : ' ')
    : isCard && typeof drawn === 'number'
      ? cardText(drawn)
      : String(drawn)

/**
 * The draw in one line: cards by their names, dice and numbers as they are; the result beside it says whose
 * they are.
 */
export const drawnLine = (outcome: unknown): string =>
  outcome === null
    ? '–'
    : Object.entries(outcome as Record<string, unknown>)
        // What a tote held is shown beside it.
        .filter(([, drawn]) => typeof drawn !== 'object' || Array.isArray(drawn))
        .map(([part, drawn]) => drawnText(drawn, cardParts.has(part)))
        .join(' · ')
