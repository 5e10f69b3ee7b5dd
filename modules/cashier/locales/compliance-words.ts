/** Headings of the compliance officer's reports and the names of flags, in both languages. */
import type { AmlKind, ComplianceReport } from '../../../contract/shared/aml-words.ts'

export const reportHeads: Readonly<
  Record<ComplianceReport, Readonly<Record<'th' | 'en', readonly string[]>>>
> = {
  CASH_THRESHOLD: {
    th: [
      'วันที่',
      'รหัสสมาชิก',
      'บัญชี',
      'ชื่อ',
      'ระดับยืนยันตัวตน',
      'จำนวนครั้งฝาก',
      'ยอดฝาก',
      'จำนวนครั้งถอน',
      'ยอดถอน',
      'สกุลเงิน',
    ],
    en: [
      'Date',
      'Member id',
      'Account',
      'Name',
      'Verification level',
      'Deposits',
      'Deposited',
      'Withdrawals',
      'Withdrawn',
      'Currency',
    ],
  },
  SUSPICIOUS: {
    th: [
      'เวลา',
      'รหัสสมาชิก',
      'บัญชี',
      'ชื่อ',
      'ข้อสงสัย',
      'คะแนน',
      'อ้างอิง',
      'รายละเอียด',
      'เคลียร์เมื่อ',
      'เคลียร์โดย',
      'เหตุผล',
    ],
    en: [
      'Time',
      'Member id',
      'Account',
      'Name',
      'Suspicion',
      'Score',
      'Reference',
      'Detail',
      'Cleared at',
      'Cleared by',
      'Reason',
    ],
  },
}

export const kindNames: Readonly<Record<AmlKind, Readonly<Record<'th' | 'en', string>>>> = {
  LOW_TURNOVER: { th: 'ฝากแล้วถอนโดยแทบไม่เล่น', en: 'Deposited and withdrawn with little play' },
  SHARED_DEVICE: { th: 'หลายบัญชีในอุปกรณ์เดียว', en: 'Several accounts on one device' },
  SHARED_BANK_ACCOUNT: { th: 'บัญชีธนาคารซ้ำกับสมาชิกอื่น', en: 'Bank account of another member' },
  STRUCTURING: { th: 'ฝากหลายครั้งต่ำกว่า 50,000 เล็กน้อย', en: 'Many deposits just below 50,000' },
  THIRD_PARTY: { th: 'ผู้โอนเป็นบุคคลอื่น', en: 'Paid by somebody else' },
  REPEATED_SLIP: { th: 'สลิปซ้ำ', en: 'Slip sent before' },
  PASS_THROUGH: { th: 'รับโอนแล้วถอนออกทันที', en: 'Transfers passed through at once' },
  SANCTIONED: { th: 'ที่อยู่กระเป๋าอยู่ในรายชื่อต้องห้าม', en: 'Address on a sanctions list' },
  TAKEOVER: { th: 'เปลี่ยนประเทศ เปลี่ยนรหัสผ่าน แล้วถอน', en: 'New country, new password, withdrawal' },
  SAME_PERSON: { th: 'คนเดียวหลายบัญชี', en: 'One person, several accounts' },
  OPPOSITE_BETTING: { th: 'เดิมพันสวนทางกับอีกบัญชีหนึ่ง', en: 'Bets against another account' },
  CHIP_DUMPING: { th: 'ชิปไหลไปทางเดียวในห้อง', en: 'Chips go one way in rooms' },
  COLLUSION: { th: 'สมรู้ร่วมคิดกับผู้เล่นอื่นในห้อง', en: 'Play agreed with other members' },
}
