import { Button } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { useServiceChannels } from '../state/site.ts'
import { openChannel } from './service-channels.ts'

/** The window gives the page its scroll back when it has gone. */
function goToTop(): void {
  setTimeout(() => window.scrollTo({ top: 0, behavior: 'smooth' }), 200)
}

/** All channels, one a row, and the way to the top of the page. */
export default function ServiceSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const channels = useServiceChannels()
  return (
    <Modal isOpen onClose={onClose} title={t('bar_customer_service')}>
      {channels.map((channel) => (
        <Button
          key={channel.key}
          isBlock
          icon={channel.icon}
          onClick={() => {
            onClose()
            openChannel(channel, t)
          }}
        >
          {channel.title}
        </Button>
      ))}
      <Button
        kind="quiet"
        isBlock
        icon="u"
        onClick={() => {
          onClose()
          goToTop()
        }}
      >
        {t('common_go_top')}
      </Button>
    </Modal>
  )
}
