import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, OneOf, PageOf, PageQuery, SignedAmount } from '../../shared/fields.ts'

/**
 * EQUAL: both agree · DIFFERENT: they do not · WAITING: a transfer is under way · SILENT: the vendor does not
 * answer.
 */
export const pocketMatches = ['EQUAL', 'DIFFERENT', 'WAITING', 'SILENT'] as const

export const comparePockets: Call<typeof comparePocketsSchemas> & { isBatched: true } = {
  name: 'launch/compare-pockets',
  method: 'GET',
  path: '/api/operator/pockets',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  isBatched: true,
  summary:
    'The balances of members’ pockets at a transfer-mode vendor, in the ledger and at the vendor; the vendor is asked for each pocket of the page.',
  errors: ['WALLET_NOT_TRANSFERABLE'],
}

export function comparePocketsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, vassalage: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          memberId: Id(),
          account: Type.String(),
          ledgerAmount: Amount(),
          vendorAmount: Nullable(Amount('what the vendor says; null where it does not')),
          difference: SignedAmount('the vendor’s word less the ledger; 0 where it does not say'),
          match: OneOf(pocketMatches),
          answer: Type.String({
            description:
              'the vendor’s last answer: a status, HTTP and a number, TIMEOUT, NO_ANSWER, ADDRESS_REFUSED',
          }),
        }),
      ),
      Type.Object({
        inAmount: Amount('moved to the vendor for good'),
        outAmount: Amount('moved back for good'),
        waitingAmount: Amount('on its way either way'),
        ledgerAmount: Amount('in all pockets, by the ledger'),
        resultAmount: SignedAmount('won there by members as far as it is booked, negative where they lost'),
      }),
    ]),
  }
}
