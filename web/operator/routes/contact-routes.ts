import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const ChatPage = lazyPart(async () => ({
  default: (await import('../features/chat/chat-page.tsx')).ChatPage,
}))

const chats = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.chats,
  component: guardedScreen('chat.answer', ChatPage),
})

const chat = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.chats}/$id`,
  component: guardedScreen('chat.answer', ChatPage),
})

const feedback = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.feedback,
  component: guardedScreen(
    'feedback.answer',
    lazyPart(async () => ({
      default: (await import('../features/feedback/feedback-page.tsx')).FeedbackPage,
    })),
  ),
})

const inbox = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.inbox,
  component: guardedScreen(
    'inbox.send',
    lazyPart(async () => ({ default: (await import('../features/inbox/inbox-page.tsx')).InboxPage })),
  ),
})

const service = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.service,
  component: guardedScreen(
    'settings.read',
    lazyPart(async () => ({ default: (await import('../features/service/service-page.tsx')).ServicePage })),
  ),
})

export const contactRoutes = [chats, chat, feedback, inbox, service]
