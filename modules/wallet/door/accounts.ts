/** Accounts and their balances. */
export {
  memberAccount,
  houseAccount,
  gatewayAccount,
  expenseAccount,
  feeAccount,
  adjustmentAccount,
  jackpotAccount,
  vendorAccount,
  pocketAccount,
  clearingAccount,
} from '../accounts.ts'
export { openAccounts, balancesOf, balancesOfMany, lockMember } from '../store/accounts.ts'
export { countInFlight, housePockets, outsideOf, pocketsOf, vendorHoldings } from '../store/pockets.ts'
