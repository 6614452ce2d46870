import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// How long a test waits for what a page shows: long, because a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 })
