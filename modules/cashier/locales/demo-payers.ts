/** Names that the demo's bank puts on payments. */

/** Who pays where the member has not said whose bank account is his. */
export const UNNAMED = 'DEMO PAYER'
/** Somebody else, for payments in a wrong name. */
export const STRANGER = 'นางสาว มานี มีนา'
