declare module 'react-async-script' {
  import type { ComponentType, RefAttributes } from 'react'

  /** State of the script: `loaded` after its callback was called, `errored` when it could not be fetched. */
  interface ScriptState {
    loaded?: boolean
    errored?: boolean
  }

  export default function makeAsyncScriptLoader(
    getScriptUrl: () => string,
    options: { callbackName: string; globalName: string },
  ): <Props, Instance>(
    component: new (props: Props) => Instance,
  ) => ComponentType<
    Omit<Props, 'asyncScriptOnLoad'> & RefAttributes<Instance> & { asyncScriptOnLoad?: (state: ScriptState) => void }
  >
}
