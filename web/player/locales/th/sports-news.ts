import type en from '../en/sports-news.ts'

export default {
  sport_push_settings: 'การแจ้งเตือนกีฬา',
  sport_push_opt_kickoff: 'เริ่มแข่งของคู่ที่ติดตาม',
  sport_push_opt_goal: 'ประตูของคู่ที่ติดตาม',
  sport_push_opt_bets: 'รวมคู่ในบิลที่รอผลด้วย',
  sport_push_opt_result: 'ผลของบิลของฉัน',
  sport_push_opt_cash_out: 'แคชเอาต์อัตโนมัติ',
  sport_push_note: 'แสดงบนอุปกรณ์นี้ขณะเปิดเว็บอยู่ แต่ไม่แสดงทับเกม ผลของบิลที่ได้เงินดูได้ในกล่องข้อความด้วย',
  sport_push_kickoff: '{home} พบ {away} เริ่มแข่งแล้ว',
  sport_push_goal: '{home} {score} {away} ได้ประตูนาทีที่ {minute}',
  sport_push_bet_won: 'บิลเลขที่ {number} ชนะ {amount} เข้ากระเป๋าแล้ว',
  sport_push_bet_half_won: 'บิลเลขที่ {number} ชนะครึ่ง {amount} เข้ากระเป๋าแล้ว',
  sport_push_bet_half_lost: 'บิลเลขที่ {number} แพ้ครึ่ง คืน {amount} แล้ว',
  sport_push_bet_lost: 'บิลเลขที่ {number} คิดผลแล้ว แพ้',
  sport_push_bet_push: 'บิลเลขที่ {number} เสมอ คืนทุน {amount} แล้ว',
  sport_push_bet_voided: 'บิลเลขที่ {number} เป็นโมฆะ คืนทุน {amount} แล้ว',
  sport_push_bet_rejected_no: 'ไม่รับเดิมพันบิลเลขที่ {number} คืน {amount} แล้ว',
  sport_push_cash_out: 'แคชเอาต์อัตโนมัติ บิลเลขที่ {number} {amount} เข้ากระเป๋าแล้ว',
} satisfies Record<keyof typeof en, string>
