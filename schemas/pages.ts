/* Generated from the configuration by `npm run types`. Do not edit. */

/** Parameters and answers of every call of the API. */
export interface Calls {
  'data/budget-process-tasks': {
    path: '/data/budgetProcess/tasks.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'data/budget-process-timeline': {
    path: '/data/budgetProcess/timeline.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'data/declaration-paragraphs': {
    path: '/data/budgetDeclaration/:declaration/paragraphs.json';
    params: {
      declaration: string;
    };
    row: Record<string, string | number | null>;
  };
  'data/declaration-sections': {
    path: '/data/budgetDeclaration/sections.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'data/declaration-table': {
    path: '/data/budgetDeclaration/:declaration/table-:table.json';
    params: {
      declaration: string;
      table: string;
    };
    row: Record<string, string | number | null>;
  };
  'ledger/exceptions': {
    path: '/api/ledger/exceptions';
    params: {
      year?: number;
      search?: string;
    };
    row: Record<string, string | number | null>;
  };
  'local-budgets/credits': {
    path: '/api/localBudgets/credits/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'classifier';
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        rozpisZmin?: number;
        koshtorysZmin?: number;
        donePeriod?: number;
        correctionYearDonePercent?: number;
      };
      children?: readonly Calls['local-budgets/credits']['row'][];
    };
  };
  'local-budgets/expenses': {
    path: '/api/localBudgets/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic';
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        rozpisZmin?: number;
        koshtorysZmin?: number;
        donePeriod?: number;
        correctionYearDonePercent?: number;
      };
      children?: readonly Calls['local-budgets/expenses']['row'][];
    };
  };
  'local-budgets/financing': {
    path: '/api/localBudgets/financing/:chapter';
    params: {
      chapter: 'creditors' | 'debts';
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        rozpisZmin?: number;
        donePeriod?: number;
        correctionYearDonePercent?: number;
      };
      children?: readonly Calls['local-budgets/financing']['row'][];
    };
  };
  'local-budgets/get-budgets': {
    path: '/api/localBudgets/getBudgets';
    params: {
      regionId: number;
      year?: number;
    };
    row: {
      budgetId: string;
      budgetName: string;
    };
  };
  'local-budgets/incomes-dynamic': {
    path: '/api/localBudgets/:budgetCode/incomesDynamic';
    params: {
      budgetCode: string;
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        plan?: number;
        done?: number;
      };
    };
  };
  'local-budgets/incomes': {
    path: '/api/localBudgets/incomesLocal';
    params: {
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        rozpisZmin?: number;
        koshtorysZmin?: number;
        donePeriod?: number;
        correctionYearDonePercent?: number;
      };
      children?: readonly Calls['local-budgets/incomes']['row'][];
    };
  };
  'local-budgets/search-budgets': {
    path: '/api/localBudgets/searchBudgets';
    params: {
      search: string;
      year?: number;
    };
    row: {
      budgetId: string;
      budgetName: string;
    };
  };
  'local-budgets/territories': {
    path: '/api/localBudgets/territories';
    params: {};
    row: {
      id: number;
      territoryName: string;
    };
  };
  'periods/loaded': {
    path: '/api/periods/loaded';
    params: {};
    row: Record<string, string | number | null>;
  };
  'public/local-budget-data': {
    path: '/api/public/localBudgetData';
    params: {
      budgetCode: string;
      budgetItem: 'INCOMES' | 'EXPENSES' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'CREDITS';
      classificationType?: 'PROGRAM' | 'FUNCTIONAL' | 'ECONOMIC' | 'CREDIT';
      period: 'MONTH' | 'QUARTER';
      year: number;
    };
    row: Record<string, string | number | null>;
  };
  'reports/credits': {
    path: '/api/reports/credits/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'classifier';
      budgetType: 'NATIONAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      monthFrom: number;
      monthTo: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearBeginPlan?: number;
        yearCorrectionPlan?: number;
        periodCorrectionPlan?: number;
        periodDone?: number;
        deviationToPeriodCorrectionPlan?: number;
        percentDoneToPeriodCorrectionPlan?: number;
        percentDoneToYearCorrectionPlan?: number;
      };
      children?: readonly Calls['reports/credits']['row'][];
    };
  };
  'reports/expenses': {
    path: '/api/reports/expenses/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic';
      budgetType: 'NATIONAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      monthFrom: number;
      monthTo: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearBeginPlan?: number;
        yearCorrectionPlan?: number;
        periodCorrectionPlan?: number;
        openAllocPeriod?: number;
        directedAllocPeriod?: number;
        periodDone?: number;
        deviationToPeriodCorrectionPlan?: number;
        percentDoneToPeriodCorrectionPlan?: number;
        percentDoneToYearCorrectionPlan?: number;
      };
      children?: readonly Calls['reports/expenses']['row'][];
    };
  };
  'reports/financing': {
    path: '/api/reports/financing/:chapter';
    params: {
      chapter: 'creditors' | 'debts';
      budgetType: 'NATIONAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      monthFrom: number;
      monthTo: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearBeginPlan?: number;
        yearCorrectionPlan?: number;
        periodCorrectionPlan?: number;
        periodDone?: number;
        deviationToPeriodCorrectionPlan?: number;
        percentDoneToPeriodCorrectionPlan?: number;
        percentDoneToYearCorrectionPlan?: number;
      };
      children?: readonly Calls['reports/financing']['row'][];
    };
  };
  'reports/income-details': {
    path: '/api/reports/income/details';
    params: {
      budgetType: 'NATIONAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      monthFrom: number;
      monthTo: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearBeginPlan?: number;
        yearCorrectionPlan?: number;
        periodCorrectionPlan?: number;
        periodDone?: number;
        deviationToPeriodCorrectionPlan?: number;
        percentDoneToPeriodCorrectionPlan?: number;
        percentDoneToYearCorrectionPlan?: number;
      };
      children?: readonly Calls['reports/income-details']['row'][];
    };
  };
  'search': {
    path: '/api/search';
    params: {
      q: string;
      lang?: 'uk' | 'en';
    };
    row: Record<string, string | number | null>;
  };
  'source/about-portal': {
    path: '/source/about-portal/about.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/budget-process-events': {
    path: '/source/budget_process/events.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/budget-process-executors': {
    path: '/source/budget_process/executors.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/budget-process-groups': {
    path: '/source/budget_process/groups.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/budget-process-item': {
    path: '/source/budget_process/data/:item.json';
    params: {
      item: string;
    };
    row: Record<string, string | number | null>;
  };
  'source/budget-process-period': {
    path: '/source/budget_process/periods/:timelinePeriod.json';
    params: {
      timelinePeriod: '0' | '1' | '2';
    };
    row: Record<string, string | number | null>;
  };
  'source/budget-process-periods': {
    path: '/source/budget_process/periods.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/budget-process-stages': {
    path: '/source/budget_process/stages.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/budget-process': {
    path: '/source/budget_process/data.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/classification-chapters': {
    path: '/source/classification/chapters.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/classification-type': {
    path: '/source/classification/types/:class.json';
    params: {
      class: string;
    };
    row: Record<string, string | number | null>;
  };
  'source/contacts': {
    path: '/source/contacts/contacts.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/glossary-term': {
    path: '/source/glossary/:word';
    params: {
      word: string;
    };
    row: Record<string, string | number | null>;
  };
  'source/glossary': {
    path: '/source/glossary.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/links': {
    path: '/source/an-budget/links.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/partners': {
    path: '/source/contacts/partners.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/principles': {
    path: '/source/principles.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'source/structure': {
    path: '/source/structure_text/structure.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'summary/total': {
    path: '/api/summary/total';
    params: {
      year: number;
      month: number;
      budgetType: 'NATIONAL' | 'LOCAL';
      id?: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        plan?: number;
        done?: number;
        percent?: number;
      };
    };
  };
}

/** What every page takes from its address, asks, and shows. */
export interface Pages {
  'about-portal': {
    path: '/about-portal';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/about-portal';
    rows: Calls['source/about-portal']['row'];
  };
  'accessibility': {
    path: '/accessibility';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'admins': {
    path: '/admins';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-declaration/[declaration]': {
    path: '/budget-declaration/:declaration';
    parameters: {
      declaration: string;
    };
    filters: never;
    search: {};
    calls: 'data/declaration-paragraphs' | 'data/declaration-table';
    rows: Calls['data/declaration-paragraphs']['row'] | Calls['data/declaration-table']['row'];
  };
  'budget-declaration/index': {
    path: '/budget-declaration';
    parameters: {};
    filters: never;
    search: {};
    calls: 'data/declaration-sections';
    rows: Calls['data/declaration-sections']['row'];
  };
  'budget-literacy/budget-process-2': {
    path: '/budget-literacy/budget-process-2';
    parameters: {};
    filters: 'processType' | 'timelinePeriod';
    search: {
      type?: 'national' | 'local';
      timelinePeriod?: '0' | '1' | '2';
    };
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-process-3': {
    path: '/budget-literacy/budget-process-3';
    parameters: {};
    filters: 'processType';
    search: {
      type?: 'national' | 'local';
    };
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-process/[item]': {
    path: '/budget-literacy/budget-process/:item';
    parameters: {
      item: string;
    };
    filters: never;
    search: {};
    calls: 'source/budget-process-item';
    rows: Calls['source/budget-process-item']['row'];
  };
  'budget-literacy/budget-process/index': {
    path: '/budget-literacy/budget-process';
    parameters: {};
    filters: 'processType' | 'timelinePeriod';
    search: {
      type?: 'national' | 'local';
      timelinePeriod?: '0' | '1' | '2';
    };
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/[class]': {
    path: '/budget-literacy/budget-system/:class';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/classification/[class]': {
    path: '/budget-literacy/budget-system/classification/:class';
    parameters: {
      class: string;
    };
    filters: 'search' | 'code';
    search: {
      search?: string;
      code?: string;
    };
    calls: 'source/classification-type';
    rows: Calls['source/classification-type']['row'];
  };
  'budget-literacy/budget-system/classification/index': {
    path: '/budget-literacy/budget-system/classification';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/index': {
    path: '/budget-literacy/budget-system';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/principles': {
    path: '/budget-literacy/budget-system/principles';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/principles';
    rows: Calls['source/principles']['row'];
  };
  'budget-literacy/budget-system/structure': {
    path: '/budget-literacy/budget-system/structure';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/structure';
    rows: Calls['source/structure']['row'];
  };
  'budget-literacy/glossary/[word]': {
    path: '/budget-literacy/glossary/:word';
    parameters: {
      word: string;
    };
    filters: never;
    search: {};
    calls: 'source/glossary-term';
    rows: Calls['source/glossary-term']['row'];
  };
  'budget-literacy/glossary/index': {
    path: '/budget-literacy/glossary';
    parameters: {};
    filters: 'search' | 'letter';
    search: {
      search?: string;
      letter?: string;
    };
    calls: never;
    rows: never;
  };
  'budget-literacy/index': {
    path: '/budget-literacy';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'contact-us': {
    path: '/contact-us';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'contacts': {
    path: '/contacts';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/contacts';
    rows: Calls['source/contacts']['row'];
  };
  'error': {
    path: '/error';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'index': {
    path: '/';
    parameters: {};
    filters: 'year' | 'month';
    search: {
      year?: number;
      month?: number;
    };
    calls: 'summary/total';
    rows: Calls['summary/total']['row'];
  };
  'local-budget/[localId]/index': {
    path: '/local-budget/:localId';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'local-budget/[localId]/local-credits': {
    path: '/local-budget/:localId/local-credits';
    parameters: {
      localId: string;
    };
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'classifier' | 'functional' | 'program';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'local-budgets/credits';
    rows: Calls['local-budgets/credits']['row'];
  };
  'local-budget/[localId]/local-expenses': {
    path: '/local-budget/:localId/local-expenses';
    parameters: {
      localId: string;
    };
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter' | 'details';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'economic' | 'functional' | 'program';
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KFK';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'local-budgets/expenses';
    rows: Calls['local-budgets/expenses']['row'];
  };
  'local-budget/[localId]/local-financing': {
    path: '/local-budget/:localId/local-financing';
    parameters: {
      localId: string;
    };
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'debts' | 'creditors';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'local-budgets/financing';
    rows: Calls['local-budgets/financing']['row'];
  };
  'local-budget/[localId]/local-incomes': {
    path: '/local-budget/:localId/local-incomes';
    parameters: {
      localId: string;
    };
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap' | 'over-time';
      open?: string;
      zoom?: 1;
    };
    calls: 'local-budgets/incomes' | 'local-budgets/incomes-dynamic';
    rows: Calls['local-budgets/incomes']['row'] | Calls['local-budgets/incomes-dynamic']['row'];
  };
  'local-budget/index': {
    path: '/local-budget';
    parameters: {};
    filters: 'regionId';
    search: {
      regionId?: number;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      open?: string;
      zoom?: 1;
    };
    calls: 'local-budgets/get-budgets';
    rows: Calls['local-budgets/get-budgets']['row'];
  };
  'national-budget/credit': {
    path: '/national-budget/credit';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'classifier' | 'program' | 'functional';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'reports/credits';
    rows: Calls['reports/credits']['row'];
  };
  'national-budget/expenses': {
    path: '/national-budget/expenses';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'program' | 'functional' | 'economic';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'reports/expenses';
    rows: Calls['reports/expenses']['row'];
  };
  'national-budget/finance': {
    path: '/national-budget/finance';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'creditors' | 'debts';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'reports/financing';
    rows: Calls['reports/financing']['row'];
  };
  'national-budget/incomes': {
    path: '/national-budget/incomes';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'reports/income-details';
    rows: Calls['reports/income-details']['row'];
  };
  'national-budget/index': {
    path: '/national-budget';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'not-found': {
    path: '/not-found';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'partners': {
    path: '/partners';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/partners';
    rows: Calls['source/partners']['row'];
  };
  'privacy': {
    path: '/privacy';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'reuse': {
    path: '/reuse';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'search': {
    path: '/search';
    parameters: {};
    filters: 'q';
    search: {
      q?: string;
    };
    calls: never;
    rows: never;
  };
  'services/index': {
    path: '/services';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'services/site-map': {
    path: '/services/site-map';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'site-map': {
    path: '/site-map';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'test': {
    path: '/test';
    parameters: {};
    filters: 'year' | 'monthTo' | 'fundType' | 'processType' | 'q';
    search: {
      year?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      type?: 'national' | 'local';
      q?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      chart?: 'largest-items' | 'plan-and-actual' | 'treemap';
      open?: string;
      zoom?: 1;
    };
    calls: 'summary/total' | 'reports/income-details' | 'source/principles' | 'source/classification-type' | 'data/declaration-table';
    rows: Calls['summary/total']['row'] | Calls['reports/income-details']['row'] | Calls['source/principles']['row'] | Calls['source/classification-type']['row'] | Calls['data/declaration-table']['row'];
  };
}

export type PageId = keyof Pages;
export type CallId = keyof Calls;
