import { listVendors, listVendorsSchemas } from '../../../../contract/player/catalogue/list-vendors.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { languageFor, textsFor } from '../../core/catalogue.ts'

export const handleListVendors = handleReady(listVendors, listVendorsSchemas, async (context, { query }) => {
  const language = languageFor(context, query.language)
  const texts = textsFor(context, query.language)
  return readyValue(
    texts.menuJson(query.prizeMode),
    '"hotGames":',
    texts.hotGames.map((game) => game.bytes(language)),
    '}',
  )
})
