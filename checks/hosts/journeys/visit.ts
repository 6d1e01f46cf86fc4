import type { Page } from '@playwright/test';
import { visit } from '#checks/journeys/support/fixtures.ts';

// Addresses are relative, because some hosts serve the site below a folder.
export const open = (page: Page, address: string) => visit(page, `./${address}`);
export const placeOf = (page: Page, baseURL = '') => page.url().slice(baseURL.length).replace(/\/$/, '');
