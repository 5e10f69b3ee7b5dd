/** Looking accounts up. */
export {
  accountByName,
  accountOf,
  accountsByIds,
  accountsByNames,
  payeeNameOf,
  usernameOf,
} from '../accounts/accounts.ts'
