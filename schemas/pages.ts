/* Generated from the configuration by `npm run types`. Do not edit. */

/** Parameters and answers of every call of the API. */
export interface Calls {
  'agency/branch': {
    path: '/api/agency/new/tree/:chapter/:path';
    params: {
      chapter: 'state' | 'local';
      path: string;
      agencyState?: 'ALL' | 'actual' | 'excluded';
      year?: number;
    };
    row: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    };
  };
  'agency/budget': {
    path: '/api/agency/budget';
    params: {
      budgetCode: string;
      agencyState?: 'ALL' | 'actual' | 'excluded';
    };
    row: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    };
  };
  'agency/file': {
    path: '/api/agency/file/:id';
    params: {
      id: string;
    };
    row: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    };
  };
  'agency/graph': {
    path: '/api/agency/graph2';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
      lastLoad?: string;
      search?: string;
      agency?: string;
    };
    row: {
      id: string;
      name: string;
      department: string | null;
      region: string | null;
      state: string | null;
    };
  };
  'agency/last-load': {
    path: '/api/agency/lastLoad';
    params: {};
    row: Record<string, string | number | null>;
  };
  'agency/profile': {
    path: '/api/agency/:id';
    params: {
      id: string;
      agencyState?: 'ALL' | 'actual' | 'excluded';
    };
    row: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
      localTree: unknown;
    };
  };
  'agency/statistic-departmentslocal': {
    path: '/api/agency/statistic/departmentsLocal';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
    };
    row: {
      id: string;
    };
  };
  'agency/statistic-departmentsstate': {
    path: '/api/agency/statistic/departmentsState';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
    };
    row: {
      id: string;
    };
  };
  'agency/statistic-regions': {
    path: '/api/agency/statistic/regions';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
    };
    row: {
      id: string;
    };
  };
  'agency/statistic': {
    path: '/api/agency/statistic';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
    };
    row: {
      id: string;
    };
  };
  'agency/table': {
    path: '/api/agency/table';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      region?: number;
      department?: string;
      page?: number;
      pageSize?: number;
    };
    row: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    };
  };
  'agency/tree': {
    path: '/api/agency/tree/:chapter';
    params: {
      chapter: 'state' | 'local';
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      year?: number;
    };
    row: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    };
  };
  'boost/expenses': {
    path: '/api/boost/expenses';
    params: {
      place?: string;
      year?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        executed?: number;
        adjusted?: number;
        executedPercent?: number;
      };
      children?: readonly Calls['boost/expenses']['row'][];
    };
  };
  'boost/places': {
    path: '/api/boost/places';
    params: {};
    row: {
      code: string;
      codeName: string;
    };
  };
  'boost/years': {
    path: '/api/boost/years';
    params: {
      place?: string;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        executed?: number;
        adjusted?: number;
        executedPercent?: number;
      };
    };
  };
  'budget-process/registry': {
    path: '/api/budgetProcess/registry';
    params: {
      year: number;
      executorCode?: string;
      formCode?: 'BLP0020002A' | 'BLP0020003A' | 'BLP0020004A' | 'BLP0080002P' | 'BLP0080002A' | 'BLP0080002R' | 'BLP0080003P' | 'BLP0080003A' | 'BLP0080003R' | 'BLP0050101A' | 'BLP0050201A' | 'BLP0050301A' | 'BLE0010101A' | 'BLR0010101A' | 'BLR0010102A';
    };
    row: {
      id: string;
      formId: string | null;
      title: string;
      year: string | null;
      executorCode: string | null;
      datePub: string | null;
      dateCanc: string | null;
      srcFile: string | null;
      sign: string | null;
    };
  };
  'budget-process/report': {
    path: '/api/budgetProcess/report/:id';
    params: {
      id: string;
      type?: 'srcFile' | 'pdfPrint' | 'pdfNakaz';
    };
    row: {
      id: string;
      formId: string | null;
      title: string;
      year: string | null;
      executorCode: string | null;
      datePub: string | null;
      dateCanc: string | null;
      srcFile: string | null;
      sign: string | null;
    };
  };
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
  'dictionaries/codes': {
    path: '/api/dictionaries/codes';
    params: {
      type: 'INC';
    };
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'dictionaries/department': {
    path: '/api/dictionaries/department';
    params: {};
    row: {
      id: string;
      name: string;
    };
  };
  'ledger/exceptions': {
    path: '/api/ledger/exceptions';
    params: {
      year?: number;
      search?: string;
    };
    row: Record<string, string | number | null>;
  };
  'local-budgets/about-budgets': {
    path: '/api/localBudgets/aboutBudgets';
    params: {
      year?: number;
      region?: number;
    };
    row: {
      budgetCode: string;
      budgetName: string;
      region: string | null;
      budgetSign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
    };
  };
  'local-budgets/about-compare': {
    path: '/api/localBudgets/about-compare';
    params: {
      budgetCode: readonly (string)[];
      year?: number;
    };
    row: {
      budgetName: string;
      region: string | null;
      budgetSign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
    };
  };
  'local-budgets/about-file': {
    path: '/api/localBudgets/aboutBudgets/:year/:region';
    params: {
      year: number;
      region: number;
    };
    row: {
      budgetCode: string;
      budgetName: string;
      region: string | null;
      budgetSign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
    };
  };
  'local-budgets/about-plain': {
    path: '/api/localBudgets/aboutBudgets/plain';
    params: {
      year?: number;
      codeBudget?: string;
    };
    row: {
      budgetCode: string;
      budgetName: string;
      koatuu: string | null;
      terUnit: string | null;
      katottg: string | null;
    };
  };
  'local-budgets/about-tree': {
    path: '/api/localBudgets/aboutBudgetsTree';
    params: {
      year?: number;
      region?: number;
    };
    row: {
      code: string;
      codeName: string;
    };
  };
  'local-budgets/about': {
    path: '/api/localBudgets/:code/about';
    params: {
      code: string;
      year?: number;
    };
    row: {
      budgetCode: string;
      budgetName: string;
      region: string | null;
      budgetSign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
    };
  };
  'local-budgets/balance': {
    path: '/api/localBudgets/balance';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
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
        plan?: number;
        done?: number;
        percent?: number;
      };
    };
  };
  'local-budgets/budget-years': {
    path: '/api/localBudgets/budgetYears';
    params: {};
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        done?: number;
      };
    };
  };
  'local-budgets/budgets-count': {
    path: '/api/localBudgets/budgetsCount';
    params: {
      year?: number;
    };
    row: {
      code: string;
    };
  };
  'local-budgets/code-dynamics': {
    path: '/api/localBudgets/:code/dynamicsYY';
    params: {
      code: string;
      year: number;
      month?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        incomes?: number;
        expenses?: number;
        credits?: number;
        financing?: number;
      };
    };
  };
  'local-budgets/code-total': {
    path: '/api/localBudgets/:code/total';
    params: {
      code: string;
      year: number;
      month?: number;
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
  'local-budgets/compare': {
    path: '/api/localBudgets/compare/:chapter';
    params: {
      chapter: 'economic' | 'incomes' | 'expenses' | 'credits' | 'fincred' | 'findebt';
      codeBudget: readonly (string)[];
      year: number;
      monthTo: number;
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
  'local-budgets/credit-dynamic': {
    path: '/api/localBudgets/:code/credit/:chapter';
    params: {
      code: string;
      chapter: 'functionalDynamic' | 'programDynamic' | 'classifierDynamic';
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
  'local-budgets/economic-funds': {
    path: '/api/localBudgets/economicPercentFunds';
    params: {
      codeBudget: string;
      fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
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
        yearPlan?: number;
        done?: number;
        percent?: number;
      };
    };
  };
  'local-budgets/expenses-dynamic': {
    path: '/api/localBudgets/:code/expenses/:chapter';
    params: {
      code: string;
      chapter: 'functionalDynamic' | 'economicDynamic' | 'programDynamic';
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
  'local-budgets/financing-dynamic': {
    path: '/api/localBudgets/:code/financing/:chapter';
    params: {
      code: string;
      chapter: 'creditorsDynamic' | 'debtsDynamic';
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
  'local-budgets/functional-funds': {
    path: '/api/localBudgets/functionalPercentFunds';
    params: {
      codeBudget: string;
      fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
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
        yearPlan?: number;
        done?: number;
        percent?: number;
      };
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
  'local-budgets/incomes-funds': {
    path: '/api/localBudgets/incomesLocalfunds';
    params: {
      codeBudget: string;
      fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
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
        yearPlan?: number;
        done?: number;
        percent?: number;
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
  'local-budgets/program-funds': {
    path: '/api/localBudgets/programPercentFunds';
    params: {
      codeBudget: string;
      fundType?: readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[];
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
        yearPlan?: number;
        done?: number;
        percent?: number;
      };
    };
  };
  'local-budgets/recipients': {
    path: '/api/localBudgets/recipients';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearPlan?: number;
        done?: number;
      };
      children?: readonly Calls['local-budgets/recipients']['row'][];
    };
  };
  'local-budgets/sankey-transfers': {
    path: '/api/localBudgets/sankeytransfers';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
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
        done?: number;
      };
    };
  };
  'local-budgets/sankey': {
    path: '/api/localBudgets/sankey2';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
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
        done?: number;
      };
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
  'local-budgets/total': {
    path: '/api/localBudgets/total';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
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
        plan?: number;
        done?: number;
        percent?: number;
      };
    };
  };
  'local-budgets/transfers': {
    path: '/api/localBudgets/transferts';
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
      children?: readonly Calls['local-budgets/transfers']['row'][];
    };
  };
  'passports/details': {
    path: '/api/passports/details/:id';
    params: {
      id: string;
    };
    row: {
      id: string;
      programCode: string | null;
      programName: string;
      year: string | null;
      executorCode: string | null;
      chapters: unknown;
    };
  };
  'passports/list': {
    path: '/api/passports/list';
    params: {
      search?: string;
    };
    row: {
      id: string;
      programCode: string | null;
      programName: string;
      year: string | null;
      executorCode: string | null;
    };
  };
  'periods/loaded': {
    path: '/api/periods/loaded';
    params: {};
    row: Record<string, string | number | null>;
  };
  'pivot/check': {
    path: '/api/pivot/dict/check/:chapter';
    params: {
      chapter: 'incomes' | 'expenses' | 'credits' | 'fincred' | 'findebt';
      fields?: readonly (string)[];
    };
    row: {
      field: string;
      title: string;
      incomes: string | null;
      expenses: string | null;
      financing: string | null;
      credits: string | null;
    };
  };
  'pivot/cube': {
    path: '/api/pivot/:id';
    params: {
      id: 'incomes' | 'expenses' | 'financing' | 'credits';
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearBeginPlan?: number;
        yearCorrectionPlan?: number;
        periodDone?: number;
        percentDoneToYearCorrectionPlan?: number;
      };
      children?: readonly Calls['pivot/cube']['row'][];
    };
  };
  'pivot/dict-credits': {
    path: '/api/pivot/dict/credits';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-departments': {
    path: '/api/pivot/dict/departments';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-economic': {
    path: '/api/pivot/dict/economic';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-expenses': {
    path: '/api/pivot/dict/expenses';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-financing': {
    path: '/api/pivot/dict/financing';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-incomes': {
    path: '/api/pivot/dict/incomes';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-obligations': {
    path: '/api/pivot/dict/obligations';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-program': {
    path: '/api/pivot/dict/program';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/dict-regions': {
    path: '/api/pivot/dict/regions';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'pivot/file': {
    path: '/api/pivot/file/:id/:year';
    params: {
      id: 'incomes' | 'expenses' | 'financing' | 'credits';
      year: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearBeginPlan?: number;
        yearCorrectionPlan?: number;
        periodDone?: number;
        percentDoneToYearCorrectionPlan?: number;
      };
      children?: readonly Calls['pivot/file']['row'][];
    };
  };
  'project/credit': {
    path: '/api/project/credit/:chapter';
    params: {
      chapter: 'program' | 'classifier';
      year: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        draftPlan?: number;
        adoptedPlan?: number;
        change?: number;
      };
      children?: readonly Calls['project/credit']['row'][];
    };
  };
  'project/expenses': {
    path: '/api/project/expenses/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic';
      year: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        draftPlan?: number;
        adoptedPlan?: number;
        change?: number;
      };
      children?: readonly Calls['project/expenses']['row'][];
    };
  };
  'project/financing': {
    path: '/api/project/financing/:chapter';
    params: {
      chapter: 'creditors' | 'debts';
      year: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        draftPlan?: number;
        adoptedPlan?: number;
        change?: number;
      };
      children?: readonly Calls['project/financing']['row'][];
    };
  };
  'project/incomes': {
    path: '/api/project/incomes/program';
    params: {
      year: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        draftPlan?: number;
        adoptedPlan?: number;
        change?: number;
      };
      children?: readonly Calls['project/incomes']['row'][];
    };
  };
  'public/general-data': {
    path: '/api/public/generalData';
    params: {
      budgetItem: 'INCOMES' | 'EXPENSES' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'CREDITS';
      classificationType?: 'PROGRAM' | 'FUNCTIONAL' | 'ECONOMIC' | 'CREDIT';
      year: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        PLAN_BEGIN_YEAR_AMT?: number;
        PLAN_CORR_YEAR_AMT?: number;
        PLAN_CORR_PERIOD_AMT?: number;
        DONE_PERIOD_AMT?: number;
      };
    };
  };
  'public/items-budg': {
    path: '/items/BUDG';
    params: {
      dateFrom?: string;
    };
    row: {
      codebudg: string;
      namebudg: string;
      nameLocalGov: string | null;
      codeRegion: string | null;
      katottg: string | null;
      signBudg: number | null;
      cntBudg: string | null;
      details: string | null;
      beginDate: string | null;
      endDate: string | null;
    };
  };
  'public/items-coderegion': {
    path: '/items/CODEREGION';
    params: {
      dateFrom?: string;
    };
    row: {
      coderegion: string;
      name: string;
    };
  };
  'public/items-fkv': {
    path: '/items/FKV';
    params: {
      dateFrom?: string;
    };
    row: {
      code: string;
      parentCode: string | null;
      level: number | null;
      name: string;
      datefrom: string | null;
      dateto: string | null;
      isactive: number | null;
    };
  };
  'public/items-kdb': {
    path: '/items/KDB';
    params: {
      dateFrom?: string;
    };
    row: {
      code: string;
      parentCode: string | null;
      level: number | null;
      name: string;
      datefrom: string | null;
      dateto: string | null;
      isactive: number | null;
      inputbase: string | null;
    };
  };
  'public/items-kekv': {
    path: '/items/KEKV';
    params: {
      dateFrom?: string;
    };
    row: {
      code: string;
      parentCode: string | null;
      level: number | null;
      name: string;
      datefrom: string | null;
      dateto: string | null;
      isactive: number | null;
    };
  };
  'public/items-kpk': {
    path: '/items/KPK';
    params: {
      dateFrom?: string;
    };
    row: {
      code: string;
      parentCode: string | null;
      level: number | null;
      name: string;
      datefrom: string | null;
      dateto: string | null;
      isactive: number | null;
      codeFkv: string | null;
    };
  };
  'public/items-tkpkmb': {
    path: '/items/TKPKMB';
    params: {
      dateFrom?: string;
    };
    row: {
      code: string;
      parentCode: string | null;
      level: number | null;
      name: string;
      datefrom: string | null;
      dateto: string | null;
      isactive: number | null;
      codeKfk: string | null;
    };
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
  'public/ping': {
    path: '/api/public/ping';
    params: {};
    row: Record<string, string | number | null>;
  };
  'reports/credits': {
    path: '/api/reports/credits/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'classifier';
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
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
  'reports/debts-creditors': {
    path: '/api/reports/debts/creditors';
    params: {};
    row: {
      code: string;
      codeName: string;
      parentCode: string | null;
    };
  };
  'reports/debts': {
    path: '/api/reports/debts/:chapter';
    params: {
      chapter: 'state' | 'overdue' | 'payments' | 'guarantees' | 'management' | 'currency';
      year: number;
      quarter?: number;
      debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
      credit?: string;
      obligations?: string;
      codeCurrency?: string;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        opening?: number;
        received?: number;
        repaid?: number;
        revaluation?: number;
        closing?: number;
        overdue?: number;
        interest?: number;
        given?: number;
      };
      children?: readonly Calls['reports/debts']['row'][];
    };
  };
  'reports/expenses': {
    path: '/api/reports/expenses/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic' | 'department';
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
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
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
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
  'reports/funds-aggregate': {
    path: '/api/reports/funds/aggregate';
    params: {
      year: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearPlan?: number;
        received?: number;
        done?: number;
        donePercent?: number;
      };
      children?: readonly Calls['reports/funds-aggregate']['row'][];
    };
  };
  'reports/funds': {
    path: '/api/reports/funds/getFunds';
    params: {
      year: number;
      monthTo?: number;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        plan?: number;
        done?: number;
      };
      children?: readonly Calls['reports/funds']['row'][];
    };
  };
  'reports/guaranteed-debts': {
    path: '/api/reports/guaranteedDebts/:chapter';
    params: {
      chapter: 'payments' | 'guarantees' | 'operations';
      year: number;
      quarter?: number;
      debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
      credit?: string;
      obligations?: string;
      codeCurrency?: string;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        opening?: number;
        given?: number;
        repaid?: number;
        revaluation?: number;
        closing?: number;
        interest?: number;
        overdue?: number;
      };
      children?: readonly Calls['reports/guaranteed-debts']['row'][];
    };
  };
  'reports/income-details': {
    path: '/api/reports/income/details';
    params: {
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
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
  'reports/regional-development': {
    path: '/api/reports/funds/regionalDevelopment/:chapter';
    params: {
      chapter: 'regions' | 'statuses' | 'spheres' | 'projects';
      year: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        yearPlan?: number;
        done?: number;
        donePercent?: number;
      };
      children?: readonly Calls['reports/regional-development']['row'][];
    };
  };
  'reports/regional-projects': {
    path: '/api/reports/funds/projects';
    params: {
      region?: number;
      status?: string;
    };
    row: {
      id: string;
      name: string;
      region: string | null;
      status: string | null;
      sphere: string | null;
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
  'source/statistics': {
    path: '/source/footer/statistics.json';
    params: {
      year?: number;
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
  'source/structure': {
    path: '/source/structure_text/structure.json';
    params: {};
    row: Record<string, string | number | null>;
  };
  'summary/balance': {
    path: '/api/summary/balance';
    params: {
      year: number;
      month: number;
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      id?: string;
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
  'summary/dynamics': {
    path: '/api/summary/dynamicsYY';
    params: {
      year: number;
      month: number;
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      id?: string;
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        incomes?: number;
        expenses?: number;
        credits?: number;
        financing?: number;
      };
    };
  };
  'summary/sankey': {
    path: '/api/summary/sankey2';
    params: {
      year: number;
      month: number;
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      id?: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    row: {
      code: string;
      codeName: string;
      level: number;
      data: {
        done?: number;
      };
    };
  };
  'summary/total': {
    path: '/api/summary/total';
    params: {
      year: number;
      month: number;
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
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
  'services/api': {
    path: '/services/api';
    parameters: {};
    filters: never;
    search: {};
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
