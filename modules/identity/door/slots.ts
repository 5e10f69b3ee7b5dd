/** What identity asks of modules above it. */
export {
  accountOpenedKey,
  applicantsKey,
  contractFlagsKey,
  memberGuardKey,
  publicStateKey,
  restrictionOfKey,
  staffHashKey,
  vipOfKey,
  type ContractFlagsOf,
} from '../accounts/slots.ts'
