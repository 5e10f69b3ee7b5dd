import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { readDividendRequestSchemas } from '../../../../contract/player/agents/contracts/read-dividend-request.ts'
import { readDailySalaryRequest } from '../../../../contract/player/agents/contracts/read-daily-salary-request.ts'
import { readDividendRequest } from '../../../../contract/player/agents/contracts/read-dividend-request.ts'
import { readHourlySalaryRequest } from '../../../../contract/player/agents/contracts/read-hourly-salary-request.ts'
import { readRealTimeSalaryRequest } from '../../../../contract/player/agents/contracts/read-real-time-salary-request.ts'
import { contractTopic } from '../../../../contract/pushes/contract.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { contractKinds, type ContractKind } from '../../../../contract/shared/contract-words.ts'
import { callServer } from '../../../client/call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { refreshContractFlags } from '../../state/contract-flags.ts'
import { member } from '../../state/member.ts'
import { popups } from '../../state/popups.ts'
import { contractTurn } from '../../state/turns.ts'
import { windows } from '../../state/windows.ts'
import { ContractDialog } from './contract-dialog.tsx'
import { kindTexts, otherSide, processCalls } from './words.ts'

type Request = ValueOf<typeof readDividendRequestSchemas>

const requestCalls = {
  DIVIDEND: readDividendRequest,
  DAILY_SALARY: readDailySalaryRequest,
  HOURLY_SALARY: readHourlySalaryRequest,
  REALTIME_SALARY: readRealTimeSalaryRequest,
} as const satisfies Record<ContractKind, unknown>

const flagNames = {
  DIVIDEND: 'divtypereq',
  DAILY_SALARY: 'dailysalreqtype',
  HOURLY_SALARY: 'contracthoursalreq',
  REALTIME_SALARY: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, string>

/**
 * Opens what must be answered, one contract after another and before announcements, and tells once what
 * succeeded. What a person puts off stays in the list and is not opened again before the page is.
 */
export default function ContractAlert() {
  const t = useText()
  const flags = useStore(member, ({ waiting }) => waiting)
  const [isAsked, setAsked] = useState(false)
  const [queue, setQueue] = useState<{ flags: typeof flags; list: readonly string[] } | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useTopic(contractTopic, () => void refreshContractFlags())
  // The centre asks by itself: the site asks only where it offers agents' contracts to members.
  useEffect(() => void refreshContractFlags().then(() => setAsked(true)), [])
  useEffect(() => {
    let isOver = false
    const tell = ({ succeeded }: Request, kind: ContractKind) => {
      if (!succeeded || (succeeded.step !== 'ACCEPT' && succeeded.step !== 'AGREE_TERMINATION')) return
      const { contract, step } = succeeded
      toast.good(t(`contract_success_${step}`, { name: otherSide(contract, t), kind: t(kindTexts[kind]) }))
      void callServer(processCalls[kind], {
        body: { action: 'ACKNOWLEDGE', contractId: contract.contractId },
      }).catch(() => {})
    }
    const ask = async () => {
      const waiting: string[] = []
      for (const kind of contractKinds) {
        const flag = flags?.[flagNames[kind]] ?? 0
        if (flag === 0) continue
        const request = await callServer(requestCalls[kind]).catch(() => null)
        if (isOver) return
        if (!request) continue
        if (request.offered?.mayAnswer) waiting.push(request.offered.contractId)
        waiting.push(...request.terminations.map(({ contractId }) => contractId))
        if (flag === 3) tell(request, kind)
      }
      if (!isOver) setQueue({ flags, list: waiting })
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [flags, t])
  const next = queue?.list.find((contractId) => !seen.has(contractId))
  const isOver = isAsked && queue?.flags === flags && !next
  useEffect(() => {
    contractTurn.setState({ isOver })
    return () => contractTurn.setState({ isOver: false })
  }, [isOver])
  const isFree = useStore(popups, ({ list }) => list.length === 0)
  const isAlone = useStore(windows, ({ open }) => open === null)
  return next && isFree && isAlone ? (
    <ContractDialog key={next} contractId={next} onClose={() => setSeen(new Set([...seen, next]))} />
  ) : null
}
