interface Options {
  filename: string | null
  contentType: string | null
}

/** Stands for the package in the browser, as far as httpsnippet uses it: writes a multipart body as text. */
export default class MultipartForm {
  _boundary = ''
  #parts: string[] = []

  append(name: string, value: string, { filename, contentType }: Options): void {
    const file = filename ? `; filename="${filename}"` : ''
    const type = contentType ? `\r\nContent-Type: ${contentType}` : ''
    this.#parts.push(`Content-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${value}\r\n`)
  }

  pipe(write: (data: string) => void): void {
    const parts = this.#parts.map((part) => `--${this._boundary}\r\n${part}`)
    write(`${parts.join('')}--${this._boundary}--\r\n`)
  }
}
