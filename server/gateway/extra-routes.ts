/** Routes beside the calls: operations, documentation, realtime, the vendor port and the site. */
import type { FastifyInstance } from 'fastify'
import type { Demo } from '../open-demo.ts'
import type { ProcessParts } from '../process-parts.ts'
import { registerRealtime } from '../realtime/sockets.ts'
import type { GatewayParts } from './parts.ts'
import { registerFiles } from './files.ts'
import { registerLaunchOrigin } from './launch-origin.ts'
import { registerFeedPort } from './feed-routes.ts'
import { registerDocs } from './openapi.ts'
import { registerOperations } from './operations.ts'
import { registerPaymentHook } from './payment-hook.ts'
import { registerServicePath } from './service-path.ts'
import { registerSite } from './site.ts'
import { registerUnsubscribePath } from './unsubscribe-path.ts'
import { registerWebApp } from './web-app.ts'
import { registerVendorPort } from './vendor-routes.ts'

/** `demo` is null in live mode. */
export function extras(
  parts: ProcessParts,
  demo: Demo | null,
): readonly ((app: FastifyInstance, gateway: GatewayParts) => Promise<void> | void)[] {
  return [
    (app, gateway) => registerOperations(app, gateway, parts),
    (app, gateway) => registerDocs(app, gateway),
    (app, gateway) =>
      parts.config.roles.includes('realtime') ? registerRealtime(app, gateway, parts) : undefined,
    (app, gateway) => (parts.config.roles.includes('gateway') ? registerFiles(app, gateway) : undefined),
    (app, gateway) =>
      parts.config.roles.includes('gateway') ? registerServicePath(app, gateway) : undefined,
    (app, gateway) =>
      parts.config.roles.includes('gateway') ? registerUnsubscribePath(app, gateway) : undefined,
    (app) => registerLaunchOrigin(app),
    (app, gateway) =>
      parts.config.roles.includes('gateway') ? registerVendorPort(app, gateway.services) : undefined,
    (app) => (parts.config.roles.includes('gateway') ? registerFeedPort(app, parts) : undefined),
    (app) => (parts.config.roles.includes('gateway') ? registerPaymentHook(app, parts) : undefined),
    (app) => (parts.config.roles.includes('gateway') ? demo?.registerDemo(app, parts) : undefined),
    (app, gateway) => registerSite(app, gateway),
    (app, gateway) => registerWebApp(app, gateway),
  ]
}
