// Browsers other than Chromium behind the same few acts: Firefox by WebDriver BiDi, WebKit by its own WebDriver.

import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';

import { findOther, type OtherBrowser } from '../../scripts/browser.ts';

/** One tab of a browser. Selectors are of CSS and name one element. */
export interface Tab {
  readonly visit: (url: string) => Promise<void>;
  /** What a function returns in the page; it knows nothing but its argument. */
  readonly read: <A, R>(ask: (arg: A) => R, arg: A) => Promise<R>;
  /** Keys by the names that a keyboard event has; `Shift+` may stand before one. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens one with a profile of its own. Throws where it is not installed. */
export async function openTab(browser: OtherBrowser): Promise<Tab> {
  const path = findOther(browser);
  if (path === null) throw new Error(`${browser} is not installed`);
  return browser === 'firefox' ? await openFirefox(path) : await openWebKit(path);
}

async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    visit: async (url) => void (await page.goto(url)),
    read: async (ask, arg) => await page.evaluate(ask as never, arg as never),
    press: async (...keys) => {
      for (const key of keys) {
        const [name, shift] = key.split('+').reverse();
        if (shift) await page.keyboard.down('Shift');
        await page.keyboard.press(name as KeyInput);
        if (shift) await page.keyboard.up('Shift');
      }
    },
    type: async (text) => await page.keyboard.type(text),
    click: async (selector) => await page.click(selector),
    choose: async (selector, value) => void (await page.select(selector, value)),
    resize: async (width, height) => await page.setViewport({ width, height }),
    back: async () => void (await page.goBack()),
    close: async () => await browser.close(),
  };
}

const DRIVER_PORT = 8196;

async function openWebKit(path: string): Promise<Tab> {
  // it has no mode without a window; the group is what stops both
  const driver = spawn('xvfb-run', ['-a', path, `--port=${DRIVER_PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => driver.pid && process.kill(-driver.pid);
  const tab = await connect(driver).catch((error: unknown) => {
    stop();
    throw error;
  });
  await tab.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const act = (...keys: readonly string[]) =>
    tab
      .actions()
      .sendKeys(...keys)
      .perform();
  return {
    visit: async (url) => await tab.get(url),
    read: async (ask, arg) =>
      await tab.executeScript(`return (${ask.toString()})(arguments[0])`, arg),
    press: async (...keys) => {
      for (const key of keys) {
        const [name = '', shift] = key.split('+').reverse();
        const actions = tab.actions();
        if (shift)
          await actions.keyDown(Key.SHIFT).sendKeys(codeOf(name)).keyUp(Key.SHIFT).perform();
        else await act(codeOf(name));
      }
    },
    type: async (text) => await act(...text),
    click: async (selector) => {
      const element = tab.findElement(By.css(selector));
      // where a link leads is shown by the browser over the end of the page, which takes presses there
      await tab.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    choose: async (selector, value) =>
      await tab.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    resize: async (width, height) => {
      const window = tab.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // what the window has around the page
      const inside = await tab.executeScript<number>('return innerWidth');
      await window.setRect({ x: 0, y: 0, width: 2 * width - inside, height });
    },
    back: async () => await tab.navigate().back(),
    close: async () => {
      await tab.quit();
      stop();
    },
  };
}

/** A session as soon as the driver listens. */
async function connect(driver: ChildProcess): Promise<WebDriver> {
  const options = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  };
  for (let tries = 0; tries < 50 && driver.exitCode === null; tries++) {
    const answer = await fetch(`http://127.0.0.1:${DRIVER_PORT}/status`).catch(() => null);
    if (answer?.ok)
      return await new Builder()
        .usingServer(`http://127.0.0.1:${DRIVER_PORT}`)
        .withCapabilities(options)
        .build();
    await setTimeout(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** A key as WebDriver writes it. */
function codeOf(name: string): string {
  const named = name.replace('Arrow', 'ARROW_').toUpperCase();
  return (Key as unknown as Readonly<Record<string, string>>)[named] ?? name;
}
