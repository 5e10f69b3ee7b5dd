import { expect, test } from 'vitest'
import { queryClient } from './query-client.ts'
import { beginSession, endSession } from './session.ts'

test('what a member was answered goes with the session, what everybody may see stays', async () => {
  beginSession('a token')
  await queryClient.fetchQuery({
    queryKey: ['games'],
    queryFn: () => 'for everybody',
    meta: { isPublic: true },
  })
  await queryClient.fetchQuery({
    queryKey: ['balance'],
    queryFn: () => 'a member’s own',
    meta: { isPublic: false },
  })
  queryClient.setQueryData(['wallets'], 'put there by hand')
  endSession()
  expect(queryClient.getQueryData(['games'])).toBe('for everybody')
  expect(queryClient.getQueryData(['balance'])).toBeUndefined()
  expect(queryClient.getQueryData(['wallets'])).toBeUndefined()
  queryClient.clear()
})
