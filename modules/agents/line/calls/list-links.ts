import { listLinks, listLinksSchemas } from '../../../../contract/player/agents/line/list-links.ts'
import { handle } from '../../../../platform/calls.ts'
import { settingOf } from '../../../system/index.ts'
import { lineSettings } from '../settings.ts'
import { readLinks } from '../store/links.ts'

export const handleListLinks = handle(listLinks, listLinksSchemas, async ({ tx, merchant, actor, now }) => {
  const links = await readLinks(tx, merchant.id, actor.accountId)
  const sum = (of: (link: (typeof links)[number]) => number) =>
    links.reduce((total, link) => total + of(link), 0)
  return {
    list: links
      .filter(({ ended_at }) => ended_at === null)
      .map((link) => ({
        code: link.code,
        name: link.name,
        memberType: link.member_type,
        memberG: link.member_g,
        expiresAt: link.expires_at,
        isExpired: link.expires_at !== null && link.expires_at <= now,
        visits: link.visits,
        registrations: Number(link.registrations),
        firstDeposits: Number(link.first_deposits),
        createdAt: link.created_at,
      })),
    limit: await settingOf(tx, merchant.id, lineSettings.linksPerAgent),
    visits: sum(({ visits }) => visits),
    registrations: sum(({ registrations }) => Number(registrations)),
    firstDeposits: sum(({ first_deposits }) => Number(first_deposits)),
  }
})
