import { exportLinks, exportLinksSchemas } from '../../../../contract/player/agents/line/export-links.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { linkWords } from '../locales/link-words.ts'
import { readLinks } from '../store/links.ts'

export const handleExportLinks = handleFile(exportLinks, exportLinksSchemas, async (context, { query }) => {
  const { tx, merchant, actor, speech } = context
  const links = await readLinks(tx, merchant.id, actor.accountId)
  const { heads, types } = linkWords[speech]
  const rows = links.map((link): Cell[] => [
    link.name,
    link.code,
    types[link.member_type],
    link.member_g,
    link.visits,
    Number(link.registrations),
    Number(link.first_deposits),
    link.created_at,
    link.expires_at,
    link.ended_at,
  ])
  return tableFile({
    name: 'links',
    format: query.format,
    timeZone: merchant.timeZone,
    heads,
    pages: (async function* pages() {
      yield rows
    })(),
  })
})
