/** What the screens of opening accounts are drawn from. */
import type { listLinksSchemas } from '../../../../contract/player/agents/line/list-links.ts'
import type { readOpeningSchemas } from '../../../../contract/player/agents/line/read-opening.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { paths } from '../../paths.ts'

export type Opening = ValueOf<typeof readOpeningSchemas>
export type Links = ValueOf<typeof listLinksSchemas>
export type Link = Links['list'][number]

/** What an account is opened as, as a choice. */
export type TypeKey = '0' | '2' | '42'

export const addressOf = (link: Pick<Link, 'code'>): string => location.origin + paths.register(link.code)
