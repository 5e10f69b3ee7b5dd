/** Contract calls as queries and mutations. Only screens loaded after the first paint use them. */
import { keepPreviousData, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call, SchemaMaker, ValueOf } from '../../contract/shared/call.ts'
import type { CallError } from './call-error.ts'
import { callServer, type InputOf } from './call.ts'
import { queryClient } from './query-client.ts'

interface QueryOptions<Value> {
  isEnabled?: boolean
  /** Keeps showing the page before while the next one loads. */
  keepsPrevious?: boolean
  staleMs?: number
  /** Fixed, or by what was answered last; false: not again. */
  refetchEveryMs?: number | ((value: Value | undefined) => number | false)
}

const queryOf = <Schemas extends SchemaMaker>(call: Call<Schemas>, input: InputOf<Schemas> | undefined) => ({
  queryKey: [call.name, input ?? {}],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    (callServer as (call: Call<Schemas>, input: unknown, options: unknown) => Promise<ValueOf<Schemas>>)(
      call,
      input,
      { signal },
    ),
  meta: { isPublic: call.audience === 'visitor' },
})

/** Asks for what a screen whose code is still on its way will ask for. A failure is left to the screen. */
export const askAhead = <Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  input: InputOf<Schemas>,
): Promise<void> => queryClient.prefetchQuery(queryOf(call, input))

/** `const { data, error, isPending, refetch } = useCall(listBets, { query: { pageNo } })` */
export function useCall<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  input?: InputOf<Schemas>,
  { isEnabled = true, keepsPrevious, staleMs, refetchEveryMs }: QueryOptions<ValueOf<Schemas>> = {},
): UseQueryResult<ValueOf<Schemas>, CallError> {
  return useQuery<ValueOf<Schemas>, CallError>({
    ...queryOf(call, input),
    enabled: isEnabled,
    ...(keepsPrevious ? { placeholderData: keepPreviousData as never } : {}),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(refetchEveryMs === undefined
      ? {}
      : {
          refetchInterval:
            typeof refetchEveryMs === 'function' ? ({ state }) => refetchEveryMs(state.data) : refetchEveryMs,
        }),
  })
}

/**
 * `const send = useSend(requestWithdrawal, { changes: [checkWithdrawal] })`, then `await send.mutateAsync({
 * body })`.
 */
export function useSend<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  { changes = [] }: { changes?: readonly { readonly name: string }[] } = {},
) {
  const mutation = useMutation<ValueOf<Schemas>, CallError, InputOf<Schemas>>({
    mutationFn: (input) =>
      (callServer as (call: Call<Schemas>, input: unknown) => Promise<ValueOf<Schemas>>)(call, input),
    onSuccess: () => refresh(...changes),
  })
  // The query client reports a mutation a moment later; the second press of a double click must find the
  // button busy already.
  const [running, setRunning] = useState(0)
  const mutateAsync = async (input: InputOf<Schemas>) => {
    setRunning((count) => count + 1)
    try {
      return await mutation.mutateAsync(input)
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { mutateAsync, isPending: mutation.isPending || running > 0 }
}

/** Asks again for what these calls answered, wherever it is shown. */
export async function refresh(...calls: readonly { readonly name: string }[]): Promise<void> {
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call.name] })))
}
