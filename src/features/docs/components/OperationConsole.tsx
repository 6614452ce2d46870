import { lazyPart } from '@/ui/lazy-part'

/** The console of an operation's page, loaded when it is opened. */
export const OperationConsole = lazyPart(
  () => import('@/modules/console/view/Console'),
  (module) => module.Console,
)
