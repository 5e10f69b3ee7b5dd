/** Names of friends, as those who invited them see them: never whole. */
import type { Reader } from '../../../platform/postgres.ts'
import { maskName } from '../../catalogue/index.ts'
import { accountsByIds } from '../../identity/index.ts'

export async function namesOfFriends(
  reader: Reader,
  friendIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await accountsByIds(reader, friendIds)
  return new Map([...accounts].map(([friendId, { username }]) => [friendId, maskName(username)]))
}

export const nameOfFriend = async (reader: Reader, friendId: string): Promise<string> =>
  (await namesOfFriends(reader, [friendId])).get(friendId) ?? ''
