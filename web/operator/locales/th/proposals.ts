/** รายการที่รอให้อีกคนยืนยัน */
import type en from '../en/proposals.ts'

export default {
  proposal_title: 'รอผู้อนุมัติอีกคน',
  proposal_text: 'รายการที่เจ้าหน้าที่คนหนึ่งขอไว้และต้องให้อีกคนยืนยัน ไม่มีใครยืนยันคำขอของตัวเองได้',
  proposal_none: 'ไม่มีรายการ',
  proposal_waiting: 'รอยืนยัน',
  proposal_confirmed: 'ยืนยันแล้ว',
  proposal_rejected: 'ยกเลิกแล้ว',
  proposal_expired: 'หมดเวลา',
  proposal_kind: 'รายการ',
  proposal_subject: 'เกี่ยวกับ',
  proposal_change: 'เปลี่ยนจาก–เป็น',
  proposal_by: 'ผู้ขอ',
  proposal_until: 'รอถึง',
  proposal_decided_by: 'ผู้ตัดสิน',
  proposal_state: 'สถานะ',
  proposal_confirm: 'ยืนยัน',
  proposal_reject: 'ยกเลิกคำขอ',
  proposal_own: 'คุณเป็นผู้ขอ ต้องให้อีกคนยืนยัน',
  proposal_question: '{1} ขอเปลี่ยนข้อมูลของ {0} เมื่อยืนยันแล้วจะมีผลทันที',
  proposal_done: 'ยืนยันแล้ว',
  proposal_called_off: 'ยกเลิกแล้ว',
  proposal_kind_kyc_level3: 'ยืนยันตัวตนระดับ 3',
  proposal_field_kycLevel: 'ระดับการยืนยันตัวตน',
  proposal_field_validUntil: 'ใช้ได้ถึง',
} satisfies Record<keyof typeof en, string>
