declare module 'react-async-script' {
  import type { ComponentType, RefAttributes } from 'react'

  /** What became of the script: `loaded` once its callback was called, `errored` when it could not be fetched. */
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
