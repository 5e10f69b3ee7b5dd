/** What markets, selections and results are called in records and on the operators' pages. */
import type { BetKind, BetResult, LegResult, MarketType, Period } from '../../../../kernel/sports/words.ts'
import type { Names } from '../store/cards.ts'

export const marketNames: Readonly<Record<MarketType, Names>> = {
  '1X2': { th: '1X2 เหย้า เสมอ เยือน', en: '1X2' },
  DC: { th: 'ดับเบิลแชนซ์', en: 'Double chance' },
  DNB: { th: 'เสมอคืนเงิน', en: 'Draw no bet' },
  AH: { th: 'แฮนดิแคป ต่อ-รอง', en: 'Asian handicap' },
  OU: { th: 'สูง/ต่ำ ประตูรวม', en: 'Over/under goals' },
  OE: { th: 'คู่/คี่ ประตูรวม', en: 'Odd/even goals' },
  CS: { th: 'ทายสกอร์', en: 'Correct score' },
  HTFT: { th: 'ครึ่งแรก/เต็มเวลา', en: 'Half time/full time' },
  BTTS: { th: 'ทั้งสองทีมทำประตู', en: 'Both teams to score' },
  TG: { th: 'จำนวนประตูรวม', en: 'Total goals' },
  FG: { th: 'ทีมทำประตูแรก', en: 'First goal' },
  LG: { th: 'ทีมทำประตูสุดท้าย', en: 'Last goal' },
  ML: { th: 'ทายผู้ชนะ', en: 'Money line' },
  HDP: { th: 'แฮนดิแคป คะแนน', en: 'Points handicap' },
  OUP: { th: 'สูง/ต่ำ คะแนนรวม', en: 'Over/under points' },
  TEAM_OU_HOME: { th: 'สูง/ต่ำ ของทีมเหย้า', en: 'Home team over/under' },
  TEAM_OU_AWAY: { th: 'สูง/ต่ำ ของทีมเยือน', en: 'Away team over/under' },
  MAP_WINNER: { th: 'ผู้ชนะแมป', en: 'Map winner' },
  MAP_HANDICAP: { th: 'แฮนดิแคป จำนวนแมป', en: 'Map handicap' },
  TOTAL_MAPS: { th: 'สูง/ต่ำ จำนวนแมปรวม', en: 'Total maps over/under' },
  FIRST_BLOOD: { th: 'คิลแรก (First Blood)', en: 'First blood' },
  CORNERS_AH: { th: 'แฮนดิแคป เตะมุม', en: 'Corners handicap' },
  CORNERS_OU: { th: 'สูง/ต่ำ เตะมุม', en: 'Corners over/under' },
  CARDS_AH: { th: 'แฮนดิแคป ใบเหลือง-แดง', en: 'Cards handicap' },
  CARDS_OU: { th: 'สูง/ต่ำ ใบเหลือง-แดง', en: 'Cards over/under' },
  OUTRIGHT: { th: 'ทายแชมป์', en: 'Outright winner' },
}

/** Of a part of a match; a whole one is not named. */
export function periodName(period: Period): Names | null {
  if (period === 'H1') return { th: 'ครึ่งแรก', en: '1st half' }
  if (period === 'H2') return { th: 'ครึ่งหลัง', en: '2nd half' }
  const part = /^(Q|MAP|SET)(\d)$/.exec(period)
  if (!part) return null
  const words = {
    Q: { th: 'ควอเตอร์', en: 'Quarter' },
    MAP: { th: 'แมปที่', en: 'Map' },
    SET: { th: 'เซตที่', en: 'Set' },
  }[part[1] as 'Q' | 'MAP' | 'SET']
  return { th: `${words.th} ${part[2]}`, en: `${words.en} ${part[2]}` }
}

/** Selections that are not a side, a score or a runner. */
export const selectionNames: Readonly<Record<string, Names>> = {
  X: { th: 'เสมอ', en: 'Draw' },
  '1X': { th: 'เหย้าหรือเสมอ (1X)', en: 'Home or draw (1X)' },
  '12': { th: 'เหย้าหรือเยือน (12)', en: 'Home or away (12)' },
  X2: { th: 'เสมอหรือเยือน (X2)', en: 'Draw or away (X2)' },
  OVER: { th: 'สูง', en: 'Over' },
  UNDER: { th: 'ต่ำ', en: 'Under' },
  ODD: { th: 'คี่', en: 'Odd' },
  EVEN: { th: 'คู่', en: 'Even' },
  YES: { th: 'ใช่', en: 'Yes' },
  NO: { th: 'ไม่ใช่', en: 'No' },
  NONE: { th: 'ไม่มีประตู', en: 'No goal' },
  OTHER_HOME: { th: 'สกอร์อื่น เหย้าชนะ', en: 'Any other home win' },
  OTHER_DRAW: { th: 'สกอร์อื่น เสมอ', en: 'Any other draw' },
  OTHER_AWAY: { th: 'สกอร์อื่น เยือนชนะ', en: 'Any other away win' },
  '7+': { th: '7 ประตูขึ้นไป', en: '7 goals or more' },
}

export const legResultNames: Readonly<Record<LegResult, Names>> = {
  WIN: { th: 'ชนะ', en: 'Won' },
  HALF_WIN: { th: 'ชนะครึ่ง', en: 'Half won' },
  PUSH: { th: 'เสมอ คิดเป็น 1.00', en: 'Push, counts as 1.00' },
  HALF_LOSE: { th: 'แพ้ครึ่ง', en: 'Half lost' },
  LOSE: { th: 'แพ้', en: 'Lost' },
  VOID: { th: 'โมฆะ', en: 'Void' },
}

export const betResultNames: Readonly<Record<BetResult, Names>> = {
  WON: { th: 'ชนะ', en: 'Won' },
  HALF_WON: { th: 'ชนะครึ่ง', en: 'Half won' },
  PUSH: { th: 'เสมอ คืนทุน', en: 'Push, stake returned' },
  HALF_LOST: { th: 'แพ้ครึ่ง', en: 'Half lost' },
  LOST: { th: 'แพ้', en: 'Lost' },
  VOID: { th: 'โมฆะ คืนทุน', en: 'Void, stake returned' },
}

export const cashedOutName: Names = { th: 'แคชเอาต์แล้ว', en: 'Cashed out' }
export const rejectedName: Names = { th: 'ไม่รับเดิมพัน คืนเงินแล้ว', en: 'Not accepted, stake returned' }

export const kindNames: Readonly<Record<BetKind, Names>> = {
  SINGLE: { th: 'บอลเต็ง', en: 'Single' },
  PARLAY: { th: 'บอลสเต็ป', en: 'Mix parlay' },
  SYSTEM: { th: 'สเต็ประบบ', en: 'System' },
}
export const betNumberName = (number: string): Names => ({
  th: `บิลเลขที่ ${number}`,
  en: `bet number ${number}`,
})
export const scoreAtBetName = (score: string): Names => ({
  th: `สกอร์ขณะเดิมพัน ${score}`,
  en: `score when bet ${score}`,
})
/** Between the sides of a match. */
export const versus: Names = { th: 'พบ', en: 'v' }
export const goals: Names = { th: 'ประตู', en: 'goals' }
