import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** A picture that differs from the one before by more than this share of its pixels has changed. */
const maxChangedShare = 0.0001

interface Comparison {
  file: string
  /** The share of pixels that differ, from 0 to 1; 1 when one of the pictures is missing. */
  share: number
}

/**
 * Compares the pictures of two folders, prints the share of pixels that differ in each, and writes index.html with those that
 * have changed, before, after and their difference, into the folder of the report. Returns the number of changed pictures.
 */
export async function comparePictures(
  browser: Browser,
  { before, after, report }: { before: string; after: string; report: string },
): Promise<number> {
  rmSync(report, { recursive: true, force: true })
  mkdirSync(report, { recursive: true })
  const page = await browser.newPage()
  const comparisons: Comparison[] = []
  for (const file of [...new Set([before, after].flatMap((folder) => readdirSync(folder)))].toSorted()) {
    const [one, other] = [join(before, file), join(after, file)]
    if (!existsSync(one) || !existsSync(other)) {
      comparisons.push({ file, share: 1 })
      continue
    }
    const { share, difference } = await differenceOf(page, readFileSync(one), readFileSync(other))
    comparisons.push({ file, share })
    if (share > maxChangedShare) writeFileSync(join(report, file), difference, 'base64')
  }
  await page.close()
  const changed = comparisons.filter(({ share }) => share > maxChangedShare)
  for (const { file, share } of comparisons)
    console.log(`${share > maxChangedShare ? '✗' : '✓'} ${`${(share * 100).toFixed(3)} %`.padStart(9)} ${file}`)
  writeFileSync(
    join(report, 'index.html'),
    reportPage(changed, [relative(report, before), relative(report, after), '.']),
  )
  console.log(`${changed.length} of ${comparisons.length} pictures have changed; see ${report}/index.html`)
  return changed.length
}

/** Compares two PNG files in a page, which can decode them. Parts that only one of them has differ. */
async function differenceOf(page: Page, ...files: [Buffer, Buffer]): Promise<{ share: number; difference: string }> {
  return page.evaluate(
    async (urls) => {
      const images = await Promise.all(urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())))
      const width = Math.max(...images.map((image) => image.width))
      const height = Math.max(...images.map((image) => image.height))
      const [before, after] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, width, height)
      }) as [ImageData, ImageData]
      let count = 0
      for (let at = 0; at < before.data.length; at += 4) {
        // One step is a rounding error of colours that are mixed.
        const isChanged = [0, 1, 2, 3].some(
          (channel) => Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > 1,
        )
        if (isChanged) count += 1
        after.data.set(
          isChanged ? [220, 0, 60, 255] : [after.data[at] ?? 0, after.data[at + 1] ?? 0, after.data[at + 2] ?? 0, 50],
          at,
        )
      }
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      canvas.getContext('2d')?.putImageData(after, 0, 0)
      return { share: count / (width * height), difference: canvas.toDataURL().split(',')[1] ?? '' }
    },
    files.map((file) => `data:image/png;base64,${file.toString('base64')}`),
  )
}

function reportPage(changed: readonly Comparison[], folders: readonly string[]): string {
  const rows = changed.map(({ file, share }) => {
    const pictures = folders.map((folder) => `<td><img src="${folder}/${file}" alt="none" width="450"></td>`)
    return `<tr><th colspan="3">${file}, ${(share * 100).toFixed(3)} %</th></tr><tr valign="top">${pictures.join('')}</tr>`
  })
  const head = '<tr><th>Before</th><th>After</th><th>Difference</th></tr>'
  return `<!doctype html><title>Changed pictures</title><table>${head}${rows.join('\n')}</table>\n`
}
