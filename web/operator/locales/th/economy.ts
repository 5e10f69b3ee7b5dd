import type en from '../en/economy.ts'

export default {
  economy_title: 'ต้นทุนที่บ้านรับได้',
  economy_text: 'จ่ายออกได้ไม่เกิน 60% ของส่วนได้เปรียบ รวมคืนยอดสมาชิก แต้มตัวแทน และเงินเดือน',
  economy_on: 'เปิดตัวคุม',
  economy_off: 'ปิดตัวคุม',
  economy_group: 'กลุ่มรางวัลสูงสุดที่ใช้อยู่ {highestG}',
  economy_product: 'สินค้า',
  economy_edge: 'ส่วนได้เปรียบ',
  economy_budget: 'งบ',
  economy_rebate: 'คืนยอดสมาชิก',
  economy_points: 'แต้มตัวแทน',
  economy_salary: 'เงินเดือน',
  economy_sum: 'รวม',
} satisfies Record<keyof typeof en, string>
