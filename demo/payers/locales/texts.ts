/** Names that the demo's bank puts on payments, and a reason of the demo's operators. */

/** The payer if the member has not set a payee name. */
export const UNNAMED = 'DEMO PAYER'
/** Somebody else, for payments in a wrong name. */
export const STRANGER = 'นางสาว มานี มีนา'
/** Why the demo's operators sent money back. */
export const REJECTED_REMARK = 'ยอดโอนไม่ตรง โอนคืนต้นทางแล้ว'
