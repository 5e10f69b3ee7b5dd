export const codeKey = (code: string) => `ledger_${code.toLowerCase()}` as 'ledger_bet'
