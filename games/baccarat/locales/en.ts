import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'

const sides: Readonly<Record<string, string>> = { PLAYER: 'Player', BANKER: 'Banker', TIE: 'Tie' }

export const en: TableGameTexts & { readonly hands: { readonly player: string; readonly banker: string } } = {
  name: 'Baccarat',
  hands: { player: 'Player', banker: 'Banker' },
  spots: {
    PLAYER: 'Player',
    BANKER: 'Banker',
    TIE: 'Tie',
    PLAYER_PAIR: 'Player pair',
    BANKER_PAIR: 'Banker pair',
    DRAGON7: 'Dragon 7',
    PANDA8: 'Panda 8',
  },
  rules: [
    'Eight decks, reshuffled for every round. Two cards each for the player and the banker side. Ace counts 1, 2–9 their face, 10, jack, queen and king 0; only the last digit of the sum counts.',
    'A side with 8 or 9 from its first two cards decides at once; nobody draws.',
    'The player draws a third card on 0–5 and stands on 6–7. Where the player stood, the banker draws on 0–5.',
    'Where the player drew, the banker draws on 0–2; on 3 unless the player’s third card is an 8; on 4 with 2–7; on 5 with 4–7; on 6 with 6–7; and stands on 7.',
    'A banker win pays 0.95 : 1 (5% commission). On a tie, stakes on player and banker come back in full.',
    'Dragon 7 is a banker win with three cards making 7, Panda 8 a player win with three cards making 8.',
  ],
  short: (result) =>
    `${sides[result.winner]}${result.score ? ` ${Math.max(...result.score)} : ${Math.min(...result.score)}` : ''}`,
  call: (result) => callOf(result),
}

function callOf({ winner, marks, score = [0, 0] }: TableResult): string {
  const points =
    winner === 'TIE'
      ? `Tie, ${score[0]} points`
      : `${sides[winner]} wins, ${Math.max(...score)} to ${Math.min(...score)}`
  const pairs = [
    ...(marks.includes('PLAYER_PAIR') ? ['player pair'] : []),
    ...(marks.includes('BANKER_PAIR') ? ['banker pair'] : []),
  ]
  return [points, ...pairs].join(', ')
}
