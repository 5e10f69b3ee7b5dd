/** Tags of members: words of the operators, by which promotions and segments choose. */
import type { Tx } from '../../../platform/postgres.ts'
import { deleteTag, insertTag, lockTags, tagsOf } from './store/tags.ts'

/** As a tag is stored and compared: in lower case, with single spaces. */
export const tagOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Each once, in order; what is nothing but spaces is left out. */
export const tagsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(tagOf).filter(Boolean))].sort()

interface Change {
  readonly merchantId: string
  /** The operator. */
  readonly by: string
  readonly at: Date
}

/** The member has these tags and no others from now on; returns what they had. */
export async function setTags(
  tx: Tx,
  change: Change,
  accountId: string,
  tags: readonly string[],
): Promise<readonly string[]> {
  await lockTags(tx, accountId)
  const before = (await tagsOf(tx, [accountId])).get(accountId) ?? []
  for (const tag of before) if (!tags.includes(tag)) await deleteTag(tx, { ...change, tag }, [accountId])
  for (const tag of tags) if (!before.includes(tag)) await insertTag(tx, { ...change, tag }, [accountId])
  return before
}

/** Gives one tag to many members, or takes it from them; returns for how many it was a change. */
export async function tagMany(
  tx: Tx,
  change: Change,
  { tag, isGiven, accountIds }: { tag: string; isGiven: boolean; accountIds: readonly string[] },
): Promise<number> {
  // In one order, so that two lists at once cannot wait for each other.
  const ordered = [...accountIds].sort()
  return isGiven ? insertTag(tx, { ...change, tag }, ordered) : deleteTag(tx, { ...change, tag }, ordered)
}
