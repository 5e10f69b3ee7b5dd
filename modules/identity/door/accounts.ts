/** Looking accounts up. */
export {
  accountByName,
  accountOf,
  accountsByIds,
  accountsByNames,
  payeeNameOf,
  usernameOf,
} from '../accounts/accounts.ts'
export { memberFiguresOf, searchMembers } from '../accounts/search.ts'
export { recipientsAfter, type Recipient } from '../accounts/store/recipients.ts'
