import { Button } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { useServiceChannels } from '../state/site.ts'
import { openChannel } from './service-channels.ts'

/** All channels, one a row. */
export default function ServiceSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const channels = useServiceChannels()
  return (
    <Modal isOpen onClose={onClose} title={t('bar_customer_service')}>
      {channels.map((channel) => <Button key={channel.key} isBlock icon={channel.icon} onClick={() => { onClose(); openChannel(channel, t) }}>{channel.title}</Button>)}
    </Modal>
  )
}
