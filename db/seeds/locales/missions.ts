/** Names of the demo's check-in, missions and leaderboard. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

interface DemoPromotion {
  id: string
  kind: PromotionKindCode
  names: { th: string; en: string }
  arguments: Readonly<Record<string, unknown>>
}

export const demoDailyPromotions: readonly DemoPromotion[] = [
  {
    id: 'demo-check-in',
    kind: 'CHECK_IN',
    names: { th: 'เช็กอินรับรางวัล', en: 'Daily check-in' },
    arguments: {},
  },
  {
    id: 'demo-mission-slots',
    kind: 'MISSION',
    names: { th: 'เล่นสล็อตครบ ฿3,000', en: 'Valid bets of ฿3,000 on slots' },
    arguments: { target: 'VALID', targetAmount: 300_000, products: ['RNG'], rewardAmount: 1_500 },
  },
  {
    id: 'demo-mission-live',
    kind: 'MISSION',
    names: { th: 'เล่นคาสิโนสด 20 รอบ', en: 'Play 20 rounds of live casino' },
    arguments: {
      target: 'ROUNDS',
      targetCount: 20,
      products: ['LIVE'],
      reward: 'POINTS',
      rewardPoints: 100,
    },
  },
  {
    id: 'demo-mission-deposit',
    kind: 'MISSION',
    names: { th: 'ฝากตั้งแต่ ฿300 จำนวน 1 ครั้ง', en: 'One deposit of ฿300 or more' },
    arguments: {
      target: 'DEPOSIT_COUNT',
      targetCount: 1,
      leastDepositAmount: 30_000,
      reward: 'POINTS',
      rewardPoints: 50,
    },
  },
  {
    id: 'demo-mission-wins',
    kind: 'MISSION',
    names: { th: 'ชนะ 5 รอบ เกมใดก็ได้', en: 'Win 5 rounds of any game' },
    arguments: { target: 'WINS', targetCount: 5, reward: 'POINTS', rewardPoints: 100 },
  },
  {
    id: 'demo-mission-week-valid',
    kind: 'MISSION',
    names: { th: 'ยอดนับเทิร์นรวมครบ ฿150,000', en: 'Valid bets of ฿150,000 in all' },
    arguments: { period: 'WEEK', target: 'VALID', targetAmount: 15_000_000, rewardAmount: 15_000 },
  },
  {
    id: 'demo-mission-week-deposit',
    kind: 'MISSION',
    names: { th: 'ฝากสะสมครบ ฿10,000', en: 'Deposits of ฿10,000 in all' },
    arguments: {
      period: 'WEEK',
      target: 'DEPOSIT_AMOUNT',
      targetAmount: 1_000_000,
      rewardAmount: 5_000,
    },
  },
  {
    id: 'demo-mission-week-live',
    kind: 'MISSION',
    names: { th: 'ยอดคาสิโนสดครบ ฿50,000', en: 'Valid bets of ฿50,000 in the live casino' },
    arguments: {
      period: 'WEEK',
      target: 'VALID',
      targetAmount: 5_000_000,
      products: ['LIVE'],
      reward: 'POINTS',
      rewardPoints: 300,
    },
  },
  {
    id: 'demo-board-week',
    kind: 'LEADERBOARD',
    names: { th: 'แข่งทำอันดับประจำสัปดาห์', en: 'Leaderboard of the week' },
    arguments: {},
  },
]
