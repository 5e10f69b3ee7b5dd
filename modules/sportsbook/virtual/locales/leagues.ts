/** What the made-up countries and leagues are called. No such country, league or team exists. */
import type { FeedNames } from '../../../../kernel/sports/feed.ts'

/** Stands in the name of every league, and with it in every list. */
export const virtualMark: FeedNames = { th: 'เสมือน', en: 'Virtual' }

export const countryNames: Readonly<Record<string, FeedNames>> = {
  XA: { th: 'สุวันธารา', en: 'Suvandara' },
  XB: { th: 'เวลโมรา', en: 'Velmora' },
  XC: { th: 'นอร์วินด์', en: 'Norvind' },
  XD: { th: 'เคสเตรีย', en: 'Kestria' },
  XE: { th: 'นานาชาติ', en: 'International' },
}

export const leagueNames: Readonly<Record<string, FeedNames>> = {
  XA1: { th: 'สุวันธารา พรีเมียร์ลีก', en: 'Suvandara Premier' },
  XA2: { th: 'สุวันธารา ลีกสอง', en: 'Suvandara Second League' },
  XB1: { th: 'เวลโมรา ดิวิชันทอง', en: 'Velmora Gold Division' },
  XB2: { th: 'เวลโมรา ดิวิชันเงิน', en: 'Velmora Silver Division' },
  XC1: { th: 'นอร์วินด์ ลีกสูงสุด', en: 'Norvind Top League' },
  XC2: { th: 'นอร์วินด์ ดิวิชันหนึ่ง', en: 'Norvind First Division' },
  XD1: { th: 'เคสเตรีย คราวน์ลีก', en: 'Kestria Crown League' },
  XD2: { th: 'เคสเตรีย แฮมเมอร์ลีก', en: 'Kestria Hammer League' },
  XEB: { th: 'สกายฮูป บาสเกตบอล', en: 'Skyhoop Basketball' },
  XEM: { th: 'ตำนานแดนหมอก MOBA', en: 'Mistland Legends MOBA' },
  XES: { th: 'เขตปะทะ ชูตเตอร์', en: 'Frontline Shooter' },
}

/** Of the feed, as operators read it. */
export const virtualFeedName = 'Virtual matches'
