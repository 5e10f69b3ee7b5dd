/** Names that the demo's bank puts on payments, and a reason of the demo's desk. */

/** Who pays where the member has not said whose bank account is his. */
export const UNNAMED = 'DEMO PAYER'
/** Somebody else, for payments in a wrong name. */
export const STRANGER = 'นางสาว มานี มีนา'
/** Why the desk of the demo sent money back. */
export const REJECTED_REMARK = 'ยอดโอนไม่ตรง โอนคืนต้นทางแล้ว'
