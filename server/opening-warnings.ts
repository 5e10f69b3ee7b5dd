/** When live mode starts, it logs what its merchants still lack, in words for the administrator. */
import type { OpeningItem } from '../contract/shared/opening-words.ts'
import { hasOperator, openingOf } from '../modules/operator/index.ts'
import { merchantsKey } from '../modules/system/index.ts'
import type { Process } from './compose.ts'

const sentences: Record<OpeningItem, string> = {
  NAME: 'The house has no name of its own: set it in the console under Name and access.',
  DOMAIN: 'The house has no domain: set one in the console under Name and access.',
  RECEIVER:
    'The house has no receiving account, so nobody can deposit: propose one in the console under Receiving accounts.',
  OPERATOR:
    'The house has fewer than two owners, so nothing that takes four eyes can be confirmed: open a second one in the console under Operators.',
  MAIL: 'MAIL_URL is not set: codes and links by e-mail are refused.',
  SMS: 'SMS_GATEWAY_URL is not set: codes by SMS are refused.',
}

/** The sentences of what is missing, by merchant; none in demo mode. */
export async function openingWarnings({
  config,
  database,
  services,
}: Pick<Process, 'config' | 'database' | 'services'>): Promise<{ house: string; sentence: string }[]> {
  if (config.mode !== 'live') return []
  const warnings: { house: string; sentence: string }[] = []
  for (const merchant of services.use(merchantsKey).all()) {
    const warn = (sentence: string) => warnings.push({ house: merchant.code, sentence })
    if (!(await hasOperator(database.kysely, merchant.id)))
      warn('Nobody can sign in to the console: set FIRST_OWNER_PASSWORD and start again.')
    for (const { item, state } of await openingOf(database.kysely, merchant, config))
      if (state === 'MISSING') warn(sentences[item])
  }
  return warnings
}
