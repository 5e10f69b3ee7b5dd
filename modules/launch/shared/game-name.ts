import type { CallContext } from '../../../platform/calls.ts'
import { catalogueKey } from '../../catalogue/index.ts'

/** A game's name in the caller's language, or its code if this merchant does not list it. */
export const gameNameOf = (context: CallContext, vendor: string, gameCode: string): string =>
  context
    .use(catalogueKey)
    .of(context.merchant.id)
    .nameOf(vendor, gameCode, context.language.toUpperCase()) ?? gameCode
