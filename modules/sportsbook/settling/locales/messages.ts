/** What members read of their settled bets in the inbox. */
interface Texts {
  readonly TH: string
  readonly EN: string
}

const titles = {
  settled: { TH: 'ผลของบิลกีฬา', EN: 'Your bet on sports was settled' },
  again: { TH: 'คิดผลบิลกีฬาใหม่', EN: 'Your bet on sports was settled again' },
  void: { TH: 'บิลกีฬาเป็นโมฆะ', EN: 'Your bet on sports is void' },
} as const satisfies Record<string, Texts>

/** Reasons that are no person's words. */
const reasons: Readonly<Record<string, Texts>> = {
  postponed: { TH: 'การแข่งขันไม่เริ่มภายในเวลาที่กำหนด', EN: 'the match was not started in time' },
  abandoned: { TH: 'การแข่งขันถูกยุติก่อนจบ', EN: 'the match was abandoned' },
  cancelled: { TH: 'การแข่งขันถูกยกเลิก', EN: 'the match was cancelled' },
  venue: { TH: 'มีการสลับทีมเหย้าและทีมเยือน', EN: 'home and away were swapped' },
  walkover: { TH: 'มีการชนะบาย', EN: 'there was a walkover' },
  retired: { TH: 'ผู้เล่นถอนตัวระหว่างแข่ง', EN: 'a player retired' },
  '': { TH: 'ไม่มีผลอย่างเป็นทางการ', EN: 'no official result was available' },
}

const sentences: Readonly<Record<string, (number: string, amount: string) => Texts>> = {
  WON: (number, amount) => ({
    TH: `บิลเลขที่ ${number} ชนะ ${amount} เข้ากระเป๋าแล้ว`,
    EN: `Bet ${number} won, ${amount} credited.`,
  }),
  HALF_WON: (number, amount) => ({
    TH: `บิลเลขที่ ${number} ชนะครึ่ง ${amount} เข้ากระเป๋าแล้ว`,
    EN: `Bet ${number} half won, ${amount} credited.`,
  }),
  HALF_LOST: (number, amount) => ({
    TH: `บิลเลขที่ ${number} แพ้ครึ่ง คืน ${amount} แล้ว`,
    EN: `Bet ${number} half lost, ${amount} returned.`,
  }),
  LOST: (number) => ({
    TH: `บิลเลขที่ ${number} คิดผลแล้ว แพ้`,
    EN: `Bet ${number} was settled as lost.`,
  }),
  PUSH: (number, amount) => ({
    TH: `บิลเลขที่ ${number} เสมอ คืนทุน ${amount} แล้ว`,
    EN: `Bet ${number} was returned: ${amount}.`,
  }),
}

interface Message {
  readonly titles: Texts
  readonly contents: Texts
}

/** `amount` is formatted; `reason` a code or a sentence. */
export function settledTexts(bet: {
  number: string
  result: string
  amount: string
  reason: string
}): Message {
  const { number, result, amount } = bet
  if (result !== 'VOID') return { titles: titles.settled, contents: sentences[result]!(number, amount) }
  const reason = reasons[bet.reason] ?? { TH: bet.reason, EN: bet.reason }
  return {
    titles: titles.void,
    contents: {
      TH: `บิลเลขที่ ${number} เป็นโมฆะเพราะ${reason.TH} คืนทุน ${amount} แล้ว`,
      EN: `Bet ${number} is void, ${amount} returned. Reason: ${reason.EN}.`,
    },
  }
}

/** `before` and `after` are formatted amounts. */
export const againTexts = (number: string, before: string, after: string): Message => ({
  titles: titles.again,
  contents: {
    TH: `คิดผลบิลเลขที่ ${number} ใหม่ จาก ${before} เป็น ${after}`,
    EN: `Bet ${number} was settled again: ${before} became ${after}.`,
  },
})
