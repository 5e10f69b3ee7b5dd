/** The names of cards, as a screen reader reads them. */
export interface CardTexts {
  /** Suits in the order of the cards' numbers. */
  readonly suits: readonly [string, string, string, string]
  readonly ranks: readonly string[]
  readonly name: (rank: string, suit: string) => string
  readonly faceDown: string
}

const figures = ['2', '3', '4', '5', '6', '7', '8', '9', '10']

export const cardTexts: Readonly<Record<'th' | 'en', CardTexts>> = {
  th: {
    suits: ['ดอกจิก', 'ข้าวหลามตัด', 'โพแดง', 'โพดำ'],
    ranks: ['เอซ', ...figures, 'แจ็ก', 'แหม่ม', 'คิง'],
    name: (rank, suit) => `${rank} ${suit}`,
    faceDown: 'ไพ่คว่ำ',
  },
  en: {
    suits: ['clubs', 'diamonds', 'hearts', 'spades'],
    ranks: ['Ace', ...figures, 'Jack', 'Queen', 'King'],
    name: (rank, suit) => `${rank} of ${suit}`,
    faceDown: 'Face-down card',
  },
}
