import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const registerFields = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.registerFields,
  component: guardedScreen(
    'settings.read',
    lazyPart(async () => ({
      default: (await import('../features/site/register-fields-page.tsx')).RegisterFieldsPage,
    })),
  ),
})

const flags = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.flags,
  component: guardedScreen(
    'settings.read',
    lazyPart(async () => ({ default: (await import('../features/site/flags-page.tsx')).FlagsPage })),
  ),
})

const access = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.access,
  component: guardedScreen(
    'settings.read',
    lazyPart(async () => ({ default: (await import('../features/site/access-page.tsx')).AccessPage })),
  ),
})

const settings = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.settings,
  component: guardedScreen(
    'settings.read',
    lazyPart(async () => ({
      default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
    })),
  ),
})

const messages = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.messages,
  component: guardedScreen(
    'messages.read',
    lazyPart(async () => ({
      default: (await import('../features/messages/messages-page.tsx')).MessagesPage,
    })),
  ),
})

export const siteRoutes = [registerFields, flags, access, settings, messages]
