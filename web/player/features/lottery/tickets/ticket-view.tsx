import { useEffect, useState } from 'react'
import { numberGameOf, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { MOST_LINES } from '../../../../../contract/shared/lottery-orders.ts'
import { cancelOrder } from '../../../../../contract/player/lottery/cancel-order.ts'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { readOrder } from '../../../../../contract/player/lottery/read-order.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { refresh, useCall, useSend } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { refreshBalance } from '../../../state/member.ts'
import { addLines } from '../board/slip-store.ts'
import { putBets } from '../numbers/slip-store.ts'
import { betOf } from '../numbers/wire-lines.ts'
import { momentText } from '../parts/moment-text.ts'
import { useDraws, usePast } from '../parts/use-draws.ts'
import { canSharePictures, savePicture, sharePicture } from './save-picture.ts'
import { TicketPaper } from './ticket-paper.tsx'
import type { TicketDetail } from './ticket-words.ts'
import styles from './tickets.module.css'
import { useTicketText } from './use-ticket-text.ts'

/** A ticket with every line, and what can be done with it. */
export function TicketView({ orderId }: { orderId: string }) {
  const t = useText()
  const { data, error } = useCall(
    readOrder,
    { params: { orderId } },
    { staleMs: 0, refetchEveryMs: (ticket) => (ticket?.state === 'PLACED' ? 5_000 : false) },
  )
  if (!data) return error ? <EmptyState title={errorText(error, t)} /> : <Skeleton shape="block" />
  return <Ticket ticket={data} />
}

function Ticket({ ticket }: { ticket: TicketDetail }) {
  const t = useText()
  const picture = useTicketText(ticket)
  useLightPaper()
  useDraws(ticket.gameCode, {
    next: 0,
    onDraw: () => void refresh(readOrder, listOrders),
  })
  const copy = () => {
    if (numberGameOf(ticket.gameCode)) {
      const playOf = (playCode: string) => numberPlayOf(ticket.gameCode, playCode)
      const { left, above } = putBets(ticket.gameCode, null, ticket.lines.map(betOf), playOf)
      if (left > 0) toast.bad(t('lottery_not_added_room', { count: left }))
      else if (above > 0) toast.bad(t('lottery_not_added_above', { count: above }))
      else toast.info(t('lottery_ticket_copied'))
      return void navigate(paths.lotteryBoard(ticket.gameCode))
    }
    const left = addLines(
      ticket.gameCode,
      null,
      ticket.lines.map(({ playCode, selections, combinations, unitAmount, multiple }) => ({
        id: crypto.randomUUID(),
        playCode,
        selections,
        combinations,
        unitAmount,
        multiple,
      })),
    )
    if (left > 0) toast.bad(t('lottery_slip_full', { max: String(MOST_LINES) }))
    else toast.info(t('lottery_ticket_copied'))
    void navigate(paths.lotteryBoard(ticket.gameCode))
  }
  return (
    <section className={styles.view} aria-label={t('lottery_ticket_no', { id: ticket.orderId })}>
      <TicketPaper ticket={ticket} />
      <Cancelling ticket={ticket} />
      <div className={styles.deeds}>
        <Button icon="copy" onClick={copy}>
          {t('lottery_ticket_copy')}
        </Button>
        <Button icon="note" onClick={() => window.print()}>
          {t('lottery_ticket_print')}
        </Button>
        <Button icon="img" onClick={() => void savePicture(picture)}>
          {t('lottery_ticket_picture')}
        </Button>
        {canSharePictures() ? (
          <Button icon="share" onClick={() => void sharePicture(picture)}>
            {t('lottery_ticket_share')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** Paper is light, whatever the screen is, also if the browser's own menu prints. */
function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let theme: string | undefined
    const before = () => {
      theme = dataset['theme']
      dataset['theme'] = 'light'
    }
    const after = () => {
      if (theme !== undefined) dataset['theme'] = theme
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}

/** The button is there only while it works. */
function Cancelling({ ticket }: { ticket: TicketDetail }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const send = useSend(cancelOrder, { changes: [listOrders] })
  const isOver = usePast(ticket.cancelUntil ?? undefined)
  if (ticket.state !== 'PLACED') return null
  if (ticket.cancelUntil === null || isOver) return <p className={styles.note}>{t('lottery_cancel_over')}</p>
  const cancel = async () => {
    try {
      const { refundAmount, currency } = await send.mutateAsync({ params: { orderId: ticket.orderId } })
      toast.good(t('lottery_cancel_done', { amount: formatMoney(refundAmount, currency) }))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    void refreshBalance()
    await queryClient.invalidateQueries({ queryKey: [readOrder.name] })
  }
  return (
    <>
      <Button kind="line" isBlock onClick={() => setAsking(true)}>
        {t('lottery_slip_cancel')}
      </Button>
      <p className={styles.note}>
        {t('lottery_slip_cancel_until', { time: momentText(ticket.cancelUntil, true) })}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        confirmText={t('lottery_slip_cancel')}
        cancelText={t('common_back')}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        {t('lottery_slip_cancel_confirm', {
          amount: formatMoney(ticket.stakeAmount, ticket.currency),
        })}
      </ConfirmDialog>
    </>
  )
}
