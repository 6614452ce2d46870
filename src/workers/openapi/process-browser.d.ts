// The package ships no types.
declare module 'process/browser' {
  const process: object
  export default process
}
