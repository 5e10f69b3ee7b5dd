/** What the file of the report calls its columns and sports. */
import type { SportCode } from '../../../../../kernel/sports/words.ts'

export const reportWords = {
  th: {
    SPORT: 'ชนิดกีฬา',
    LEAGUE: 'ลีก',
    MARKET: 'รายการ',
    MEMBER_TIER: 'ระดับสมาชิก',
    figures: [
      'บิล',
      'เดิมพัน',
      'เดิมพันรอผล',
      'เดิมพันที่คิดผลแล้ว',
      'จ่ายแล้ว',
      'แคชเอาต์',
      'ยอดนับเทิร์น',
      'รายได้ขั้นต้น',
      'อัตรารายได้ (%)',
    ],
    total: 'รวม',
  },
  en: {
    SPORT: 'Sport',
    LEAGUE: 'League',
    MARKET: 'Market',
    MEMBER_TIER: 'Member level',
    figures: [
      'Bets',
      'Stakes',
      'Open stakes',
      'Settled stakes',
      'Paid',
      'Cashed out',
      'Valid bet',
      'GGR',
      'Hold (%)',
    ],
    total: 'Total',
  },
} as const

export const sportNames = {
  FOOTBALL: { th: 'ฟุตบอล', en: 'Football' },
  BASKETBALL: { th: 'บาสเกตบอล', en: 'Basketball' },
  TENNIS: { th: 'เทนนิส', en: 'Tennis' },
  VOLLEYBALL: { th: 'วอลเลย์บอล', en: 'Volleyball' },
  BADMINTON: { th: 'แบดมินตัน', en: 'Badminton' },
  BASEBALL: { th: 'เบสบอล', en: 'Baseball' },
  MOBA: { th: 'MOBA', en: 'MOBA' },
  SHOOTER: { th: 'เกมยิง', en: 'Shooters' },
} as const satisfies Record<SportCode, { th: string; en: string }>
